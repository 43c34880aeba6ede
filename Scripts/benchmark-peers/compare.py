"""Runs badge-render and its peers in turn (A B C A B C …) and compares the medians.

    compare.py --program FILE --build DIR [--quick]

A ratio is the median of the ratios of the runs of one round, so what slows the machine for a while
slows both sides of it.
"""

import argparse
import dataclasses
import json
import os
import pathlib
import shlex
import shutil
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
OURS = "badge-render"
PLAIN = "obvious C program"
EXACT = "obvious C program, exact positions"
PYTHON_PEERS = {"pycairo": "cairo", "skia": "skia", "pillow": "PIL"}
FLAT_KIB = 512


@dataclasses.dataclass
class Run:
    """One run of a program; `unit` is its time: milliseconds a process, microseconds a badge."""

    unit: float
    peak_kib: int
    png_bytes: float
    record: dict


class Bench:
    def __init__(self, program, build, quick):
        self.program = program
        self.build = build
        self.quick = quick
        self.out = build / "out"
        self.floors = []

    # One process

    def processes(self, scale):
        """The command of each program for one badge, "42" at 34 points."""
        width, height = {1: (80, 58), 3: (238, 173)}[scale]
        file = str(self.out / "badge.png")
        obvious = str(self.build / "obvious")
        capsule = f"roundrectangle 0,0 {width - 1},{height - 1} {height / 2},{height / 2}"
        font = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
        commands = {
            OURS: [self.program, "--count", "42", "--font", "large", "--scale", str(scale), "-o", file],
            PLAIN: [obvious, "show", "one", str(scale), file],
            EXACT: [obvious, "path", "one", str(scale), file],
            "rsvg-convert": ["/usr/bin/rsvg-convert", "-w", str(width), "-h", str(height),
                             str(HERE / "badge.svg"), "-o", file],
            "ImageMagick": ["/usr/bin/convert", "-size", f"{width}x{height}", "xc:none",
                            "-fill", "#ff3b30", "-draw", capsule, "-font", font,
                            "-pointsize", str(34 * scale), "-fill", "white", "-gravity", "center",
                            "-annotate", "0", "42", f"PNG32:{file}"],
        }
        for name in PYTHON_PEERS:
            commands[name] = self.python(name, "one", str(scale), file)
        return commands

    def compare_processes(self, scale):
        rounds = 11 if self.quick else 41
        runs = self.rounds(f"One process, scale {scale}", self.processes(scale), rounds, self.process)
        table(runs, "ms")
        self.floor(f"scale {scale}: 1.7 x faster than rsvg-convert", runs, "rsvg-convert", 1.7)
        self.floor(f"scale {scale}: 1.2 x faster than the obvious C program", runs, PLAIN, 1.2)
        self.floor(f"scale {scale}: not slower than ImageMagick", runs, "ImageMagick", 1)
        peak = peak_mb(runs[OURS])
        self.judge(f"scale {scale}: peak memory under 20 MB", peak < 20, f"{peak:.1f} MB")

    def process(self, command):
        self.empty_out()
        wall, peak, _ = self.run(command)
        return Run(wall / 1e6, peak, (self.out / "badge.png").stat().st_size, {})

    # Ten thousand badges in one process

    def loops(self, badges, to_files):
        """The command of each program for many badges at scale 1."""
        folder = [str(self.out)] if to_files else []
        count = [str(badges), "1"]
        commands = {OURS: self.bench(badges, 1, to_files)}
        commands[f"{OURS}, two threads"] = self.bench(badges, 2, to_files)
        for name, mode in ((PLAIN, "show"), (EXACT, "path")):
            commands[name] = [str(self.build / "obvious"), mode, "loop", *count, *folder]
        for name in PYTHON_PEERS:
            commands[name] = self.python(name, "loop", *count, *folder)
        return commands

    def compare_loops(self, to_files):
        badges = 1000 if self.quick else 10000
        title = f"{badges:,} badges, scale 1, {'to files' if to_files else 'in memory'}"
        commands = self.loops(badges, to_files)
        runs = self.rounds(title, commands, 3, self.loop)
        table(runs, "µs/badge")
        if to_files:
            return
        self.floor("warm, in memory: 5 x the obvious program with exact positions", runs, EXACT, 5)
        if EXACT in runs:
            share = runs[OURS][0].png_bytes / runs[EXACT][0].png_bytes
            self.judge("PNG at most 0.9 x the obvious program's", share <= 0.9, f"{share:.2f}")

    def loop(self, command):
        self.empty_out()
        _, peak, output = self.run(command)
        record = json.loads(output)
        sizes = [entry.stat().st_size for entry in os.scandir(self.out)]
        total = sum(sizes) if sizes else record["bytes"]
        unit = record["seconds"] * 1e6 / record["badges"]
        return Run(unit, peak, total / record["badges"], record)

    def check_flatness(self):
        badges = 30000 if self.quick else 100000
        command = self.bench(badges, 1, to_files=False)
        print(f"\n{badges:,} badges, memory\n  {shlex.join(command)}")
        record = self.loop(command).record
        grown = record["rssEndKiB"] - record["rssAfter10000KiB"]
        text = f"{badges:,} badges: memory flat after the first 10,000 (within {FLAT_KIB} KiB)"
        self.judge(text, grown <= FLAT_KIB, f"{grown:+} KiB")

    # Running

    def bench(self, badges, threads, to_files):
        command = [self.program, "bench", "--badges", str(badges), "--scale", "1"]
        folder = ["--out", str(self.out)] if to_files else []
        return [*command, "--threads", str(threads), *folder]

    def python(self, name, *arguments):
        python = self.build / "venv/bin/python"
        return [str(python), str(HERE / f"{name}_peer.py"), *arguments]

    def rounds(self, title, commands, rounds, measure):
        """Runs every program once a round; one that isn't there is named and left out."""
        print(f"\n{title}, {rounds} rounds")
        missing = [name for name, command in commands.items() if not self.is_there(name, command)]
        for name in missing:
            del commands[name]
            print(f"  {name}: not installed, skipped")
        for name, command in commands.items():
            print(f"  {name}: {shlex.join(command)}")
        runs = {name: [] for name in commands}
        for _ in range(rounds):
            for name, command in commands.items():
                runs[name].append(measure(command))
        return runs

    def is_there(self, name, command):
        if not os.access(command[0], os.X_OK):
            return False
        if name not in PYTHON_PEERS:
            return True
        probe = [command[0], "-c", f"import {PYTHON_PEERS[name]}"]
        return subprocess.run(probe, stderr=subprocess.DEVNULL).returncode == 0

    def run(self, command):
        """Runs a command: its wall time in nanoseconds, its peak memory in KiB and its output."""
        done = subprocess.run([str(self.build / "stopwatch"), *command], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True)
        *output, watch = done.stdout.splitlines()
        wall, peak, status = map(int, watch.split())
        if status != 0:
            sys.exit(f"benchmark: status {status}: {shlex.join(command)}\n{done.stderr}")
        return wall, peak, "\n".join(output)

    def empty_out(self):
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir()

    # Judging

    def floor(self, text, runs, peer, least):
        if peer in runs:
            value = ratio(runs[peer], runs[OURS])
            self.judge(text, value >= least, f"{value:.2f} x")
        else:
            self.floors.append(f"skip  {text}: {peer} is not there")

    def judge(self, text, passed, value):
        self.floors.append(f"{'PASS' if passed else 'FAIL'}  {text}: {value}")


def ratio(theirs, ours):
    return statistics.median(their.unit / our.unit for their, our in zip(theirs, ours))


def peak_mb(runs):
    return max(run.peak_kib for run in runs) * 1024 / 1e6


def table(runs, unit):
    print(f"\n  {'':38}{unit:>10}{'ratio':>8}{'peak MB':>9}{'bytes':>7}")
    for name, mine in runs.items():
        median = statistics.median(run.unit for run in mine)
        print(f"  {name:38}{median:10.2f}{ratio(mine, runs[OURS]):8.2f}"
              f"{peak_mb(mine):9.1f}{mine[0].png_bytes:7.0f}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--build", required=True, type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    bench = Bench(options.program, options.build, options.quick)
    for scale in (1, 3):
        bench.compare_processes(scale)
    for to_files in (False, True):
        bench.compare_loops(to_files)
    bench.check_flatness()
    shutil.rmtree(bench.out)
    print("\nFloors\n  " + "\n  ".join(bench.floors))
    sys.exit(any(floor.startswith("FAIL") for floor in bench.floors))


main()
