"""Runs programs in turn and prints what each took."""

import atexit
import dataclasses
import json
import os
import shlex
import shutil
import statistics
import subprocess
import sys
import textwrap
import time

from commands import OURS, is_there

LEAST_SECONDS = 0.3


@dataclasses.dataclass
class Run:
    """One measurement; `unit` is its time: milliseconds a process, microseconds a badge."""

    unit: float
    peak_kib: int
    png_bytes: float
    record: dict


class Measuring:
    def __init__(self, build, out):
        self.stopwatch = str(build / "stopwatch")
        self.out = out
        atexit.register(self.remove_old)

    def rounds(self, title, commands, rounds, measure):
        """Measures every program once a round, in one order and the other by turns.

        A program that isn't there is named and left out.
        """
        print(f"\n{title}, {rounds} rounds")
        there = {name: command for name, command in commands.items() if is_there(name, command)}
        for name, command in commands.items():
            line = textwrap.shorten(shlex.join(command), 300)
            print(f"  {name}: {line if name in there else 'not installed, skipped'}")
        runs = {name: [] for name in there}
        for number in range(rounds):
            for name in list(there)[:: -1 if number % 2 else 1]:
                runs[name].append(measure(there[name]))
        return runs

    def process(self, command):
        """The time of a process that draws one badge."""
        self.empty_out()
        wall, peak, _ = self.run(command)
        return Run(wall / 1e6, peak, (self.out / "badge.png").stat().st_size, {})

    def loop(self, command):
        """The time a badge that a program itself reports, run as often as it takes to be long.

        Of several lines, from processes at once, the slowest counts.
        """
        seconds = badges = size = highest = 0
        while seconds < LEAST_SECONDS:
            self.empty_out()
            _, peak, output = self.run(command)
            records = [json.loads(line) for line in output.splitlines()]
            seconds += max(record["seconds"] for record in records)
            badges += sum(record["badges"] for record in records)
            written = sum(entry.stat().st_size for entry in os.scandir(self.out))
            size += written or sum(record["bytes"] for record in records)
            highest = max(highest, peak)
        return Run(seconds * 1e6 / badges, highest, size / badges, records[-1])

    def run(self, command):
        """Runs a command: its wall time in nanoseconds, its peak memory in KiB and its output."""
        done = subprocess.run([self.stopwatch, *command], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True)
        *output, watch = done.stdout.splitlines()
        wall, peak, status = map(int, watch.split())
        if status != 0:
            sys.exit(f"benchmark: status {status}: {shlex.join(command)}\n{done.stderr}")
        return wall, peak, "\n".join(output)

    def empty_out(self):
        """A new folder: to remove the old one's files would keep the disk busy under the next program."""
        if self.out.exists():
            self.out.rename(self.out.with_name(f"{self.out.name}.{time.monotonic_ns()}"))
        self.out.mkdir()

    def remove_old(self):
        for old in self.out.parent.glob(f"{self.out.name}.*"):
            shutil.rmtree(old, ignore_errors=True)


def ratio(theirs, ours):
    """How many times the other's time is ours: the median over the rounds.

    What slows the machine for a while slows both sides of a round.
    """
    return statistics.median(their.unit / our.unit for their, our in zip(theirs, ours))


def peak_mb(runs):
    return max(run.peak_kib for run in runs) * 1024 / 1e6


def table(runs, unit):
    print(f"\n  {'':38}{unit:>10}{'ratio':>8}{'peak MB':>9}{'bytes':>7}")
    for name, mine in runs.items():
        median = statistics.median(run.unit for run in mine)
        print(f"  {name:38}{median:10.2f}{ratio(mine, runs[OURS]):8.2f}"
              f"{peak_mb(mine):9.1f}{mine[0].png_bytes:7.0f}", flush=True)
