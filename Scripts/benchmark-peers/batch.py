"""Many badges by one command: the manifests, the commands, and what is promised of them."""

import json
import os
import shlex
import subprocess
import sys

from commands import BADGES, HERE, OURS, STEPS, is_there
from measuring import Run, ratio, table

TWO_JOBS = "two jobs"
AGAIN, CHECK = "again, nothing changed", "--check, nothing changed"
BENCH = "bench, the same files"
RECORDS = "records as well"
RSVG = "rsvg-convert, a process each"
BUSY, BUSY_TWICE = "a busy loop", "two busy loops at once"
RSVG_RUNS = 200
PLACE = "a manifest to files"
LINES, QUICK_LINES = 1_000_000, 100_000
TINTS = ("red", "blue", "green")
# Keeps what a command prints out of the measurement.
QUIETLY = ["/bin/sh", "-c", 'exec "$@" >/dev/null', "sh"]


class Batch:
    def __init__(self, comparison):
        self.comparison = comparison
        self.commands = comparison.commands
        self.measuring = comparison.measuring
        self.floors = comparison.floors
        self.out = self.commands.out
        self.manifest = self.commands.build / "batch.jsonl"

    def run(self):
        write_manifest(self.manifest, BADGES)
        self.same_files()
        quick = self.comparison.quick
        beside = self.measured(
            f"{BADGES:,} badges of a manifest to files, of slower programs one in {STEPS[1]}",
            self.beside_others(), 3 if quick else 9)
        table(beside, "µs/badge")
        # Nearer to what is promised, so more rounds.
        alone = self.measured(
            f"{BADGES:,} badges of a manifest to files, beside itself",
            self.beside_itself(), 9 if quick else 15)
        table({name: runs for name, runs in alone.items() if name not in (BUSY, BUSY_TWICE)},
              "µs/badge")
        self.judge(beside, alone)
        self.memory()
        self.manifest.unlink()

    def same_files(self):
        """The comparison with `bench` is fair only if the files are the same."""
        self.measuring.empty_out()
        self.measuring.run(self.commands.bench(BADGES, to_files=True))
        done = subprocess.run(self.batch("--check"), capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"benchmark: batch and bench write different files\n{done.stderr}")

    def beside_others(self):
        """What is run in turn: names, commands, and how many badges each draws, None if it says so.

        A group's later commands find what its first one wrote.
        """
        return [[(OURS, self.batch(), BADGES)], *self.peers()]

    def beside_itself(self):
        """The same of our own commands, and of what the machine gives to threads that share nothing."""
        return [
            [(OURS, self.batch("--jobs", "1"), BADGES),
             (AGAIN, self.batch("--jobs", "1"), BADGES),
             (CHECK, self.batch("--jobs", "1", "--check"), BADGES)],
            [(TWO_JOBS, self.batch("--jobs", "2"), BADGES)],
            [(BENCH, self.commands.bench(BADGES, to_files=True), BADGES)],
            [(RECORDS, self.batch("--jobs", "1", "--json"), BADGES)],
            [(BUSY, busy(1), 1)],
            [(BUSY_TWICE, busy(2), 1)],
        ]

    def peers(self):
        python = self.commands.python("loop", str(BADGES), str(STEPS[1]), "1", str(self.out))
        loops = {name: python[name] for name in ("pycairo", "Pillow")}
        for name, command in loops.items():
            if is_there(name, command):
                yield [(name, command, None)]
        rsvg = "/usr/bin/rsvg-convert"
        if os.access(rsvg, os.X_OK):
            loop = (f'for number in $(seq {RSVG_RUNS}); do'
                    f' {rsvg} -w 80 -h 58 "{HERE}/badge.svg" -o "{self.out}/$number.png"; done')
            yield [(RSVG, ["/bin/sh", "-ec", loop], RSVG_RUNS)]

    def batch(self, *options):
        return [*QUIETLY, self.commands.program, "batch", str(self.manifest), "--output-dir",
                str(self.out), "-q", *options]

    def measured(self, title, groups, rounds):
        print(f"\n{title}, {rounds} rounds")
        for name, command, _ in sum(groups, []):
            print(f"  {name}: {shlex.join(command)}")
        runs = {name: [] for name, _, _ in sum(groups, [])}
        for number in range(rounds):
            for group in groups[:: -1 if number % 2 else 1]:
                self.measuring.empty_out()
                for name, command, badges in group:
                    # What others wrote goes to the disk now, and not beside this one.
                    os.sync()
                    runs[name].append(self.measure(command, badges))
        return runs

    def measure(self, command, badges):
        """The time a badge takes: of the whole process, or as a Python peer reports it."""
        wall, peak, output = self.measuring.run(command)
        sizes = [entry.stat().st_size for entry in os.scandir(self.out)
                 if entry.name.endswith(".png")]
        microseconds = wall / 1e3
        if badges is None:
            record = json.loads(output)
            microseconds, badges = record["seconds"] * 1e6, record["badges"]
        return Run(microseconds / badges, peak, sum(sizes) / max(1, len(sizes)), {})

    def judge(self, beside, alone):
        for peer, least in ((RSVG, 200), ("pycairo", 10), ("Pillow", 10)):
            self.floors.faster(PLACE, beside, peer, least)
        self.added(f"{PLACE}: reading, planning and state", alone, OURS)
        self.added(f"{PLACE}: reading, planning, records and state", alone, RECORDS)
        for name in (AGAIN, CHECK):
            share = ratio(alone[name], alone[OURS])
            self.floors.judge(f"{PLACE}: {name}: at most a third", share <= 1 / 3, f"{share:.3f}")
        value = ratio(alone[OURS], alone[TWO_JOBS])
        limit = 2 * ratio(alone[BUSY], alone[BUSY_TWICE])
        self.floors.judge(f"{PLACE}: two jobs: 1.7 x one", value >= 1.7,
                          f"{value:.2f} x; two busy loops here: {limit:.2f} x")

    def added(self, text, runs, name):
        """What a batch costs more than drawing and writing the same files."""
        added = ratio(runs[name], runs[BENCH]) - 1
        self.floors.judge(f"{text} add at most 25 %", added <= 0.25, f"{added:+.1%}")

    def memory(self):
        """A million lines, to files and as answers."""
        lines = QUICK_LINES if self.comparison.quick else LINES
        write_manifest(self.manifest, lines)
        program, manifest = self.commands.program, str(self.manifest)
        kinds = {
            "to files": [*QUIETLY, program, "batch", manifest, "--output-dir", str(self.out), "-q"],
            "standard input to answers": [
                "/bin/sh", "-c", 'exec "$@" <"$0" >/dev/null', manifest, program, "batch", "-",
                "--inline", "-q"],
        }
        for kind, command in kinds.items():
            place = f"{lines:,} lines, {kind}"
            print(f"\n{place}, memory\n  {shlex.join(command)}", flush=True)
            self.measuring.empty_out()
            _, peak, _ = self.measuring.run(command)
            megabytes = peak * 1024 / 1e6
            text = f"{place}: peak memory under 60 MB"
            self.floors.judge(text, megabytes < 60, f"{megabytes:.1f} MB")


def write_manifest(path, badges):
    """The badges that `bench` draws, a line each."""
    with path.open("w") as file:
        for number in range(badges):
            tint = TINTS[number % len(TINTS)]
            file.write(f'{{"count":{number},"max":"none","size":34,"tint":"{tint}",'
                       f'"out":"{number}.png"}}\n')


def busy(times):
    """What the machine gives to loops that share nothing at all."""
    loop = [sys.executable, "-S", "-c", "for number in range(20_000_000): pass"]
    if times == 1:
        return loop
    return ["/bin/sh", "-c", '"$@" & "$@"; wait', "sh", *loop]
