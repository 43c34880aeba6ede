"""Compares badge-render with its peers, side by side in one run, and judges its floors.

    compare.py --program FILE --build DIR [--quick] [--icons | --batch]
"""

import argparse
import math
import pathlib
import shlex
import shutil
import statistics
import sys

from batch import Batch
from commands import (BADGES, BLEND2D, EXACT, FILES_ALONE, OURS, PLAIN, STEPS, TWO_THREADS,
                      Commands)
from floors import Floors
from icons import Icons
from measuring import Measuring, peak_mb, ratio, table

PROCESS_FLOORS = {
    1: {"rsvg-convert": 1.9, PLAIN: 1.35, "ImageMagick": 1.1},
    3: {"rsvg-convert": 1.9, PLAIN: 1.35, "ImageMagick": 1.8},
}
MEMORY_FLOORS = {
    1: {PLAIN: 60, EXACT: 60, "pycairo": 50, "skia-python": 50},
    3: {PLAIN: 60, EXACT: 60},
}
# Microseconds a badge of the obvious C program and of a C++ one on Blend2D, at scale 1 in memory,
# measured side by side on a machine that had Blend2D's headers.
OBVIOUS_BESIDE_BLEND2D, BLEND2D_IN_CPP = 670.6, 168.4
BLEND2D_FLOOR = 12
FLAT_KIB = 512
FLAT_BADGES = 100000


class Comparison:
    def __init__(self, program, build, quick):
        self.commands = Commands(program, build)
        self.measuring = Measuring(build, self.commands.out)
        self.floors = Floors()
        self.quick = quick

    def rounds(self, title, commands, few_and_many, measure):
        few, many = few_and_many
        return self.measuring.rounds(title, commands, few if self.quick else many, measure)

    def processes(self, scale):
        place = f"one process, scale {scale}"
        runs = self.rounds(place.capitalize(), self.commands.processes(scale), (11, 41),
                           self.measuring.process)
        table(runs, "ms")
        for peer, least in PROCESS_FLOORS[scale].items():
            self.floors.faster(place, runs, peer, least)
        for fonts in ("system fonts", "one font"):
            self.floors.report(place, runs, f"resvg, {fonts}")
        peak = peak_mb(runs[OURS])
        self.floors.judge(f"{place}: peak memory under 20 MB", peak < 20, f"{peak:.1f} MB")

    def in_memory(self, scale):
        place = f"in memory, scale {scale}"
        title = f"{BADGES:,} badges, of slower programs one in {STEPS[scale]}, {place}"
        sizes = self.our_sizes(scale)
        runs = self.rounds(title, self.commands.in_memory(scale), (3, 15), self.measuring.loop)
        table(runs, "µs/badge")
        for peer, least in MEMORY_FLOORS[scale].items():
            self.floors.faster(place, runs, peer, least)
        if scale == 1:
            self.blend2d(place, runs)
        mine = statistics.mean(sizes[:: STEPS[scale]])
        for peer in (PLAIN, EXACT):
            share = mine / runs[peer][0].png_bytes
            text = f"{place}: at most 1.0 x the bytes of the {peer}, same badges"
            self.floors.judge(text, share <= 1, f"{share:.3f} x")
        return statistics.median(run.unit for run in runs[OURS])

    def blend2d(self, place, runs):
        """Without Blend2D's C++ library, its floor becomes one against the obvious program."""
        least = BLEND2D_FLOOR * OBVIOUS_BESIDE_BLEND2D / BLEND2D_IN_CPP
        value = ratio(runs[PLAIN], runs[OURS])
        text = (f"{place}: {BLEND2D_FLOOR} x Blend2D in C++, derived: {least:.1f} x {PLAIN}"
                f" ({BLEND2D_FLOOR} x {OBVIOUS_BESIDE_BLEND2D} µs / {BLEND2D_IN_CPP} µs)")
        self.floors.judge(text, value >= least, f"{value:.2f} x")
        self.floors.report(place, runs, BLEND2D)

    def our_sizes(self, scale):
        """The size of the file of each number."""
        self.measuring.empty_out()
        self.measuring.run(self.commands.bench(BADGES, scale, to_files=True))
        files = (self.commands.out / f"{number}.png" for number in range(BADGES))
        return [file.stat().st_size for file in files]

    def to_files(self):
        sizes = self.our_sizes(1)
        self.commands.sizes.write_text("".join(f"{size}\n" for size in sizes))
        runs = self.rounds(f"{BADGES:,} badges, scale 1, to files", self.commands.to_files(),
                           (5, 15), self.measuring.loop)
        table(runs, "µs/badge")
        value = 1 / ratio(runs[FILES_ALONE], runs[OURS])
        text = "to files: within 1.5 x of creating, writing and renaming files of those sizes"
        self.floors.judge(text, value <= 1.5, f"{value:.2f} x")

    def threads(self, microseconds):
        """Compares one thread and two, with work for a second for each of the two."""
        badges = math.ceil(2.2e6 / microseconds / BADGES) * BADGES
        runs = self.rounds(f"{badges:,} badges, scale 1, in memory", self.commands.threads(badges),
                           (3, 5), self.measuring.loop)
        table(runs, "µs/badge")
        value = ratio(runs[OURS], runs[TWO_THREADS])
        self.floors.judge("two threads: 1.8 x one", value >= 1.8, f"{value:.2f} x")

    def flatness(self, scale):
        command = self.commands.bench(FLAT_BADGES, scale)
        place = f"{FLAT_BADGES:,} distinct badges, scale {scale}"
        print(f"\n{place}, memory\n  {shlex.join(command)}", flush=True)
        run = self.measuring.loop(command)
        grown = run.record["rssEndKiB"] - run.record["rssAfter10000KiB"]
        text = f"{place}: memory flat after the first 10,000, within {FLAT_KIB} KiB"
        self.floors.judge(text, grown <= FLAT_KIB, f"{grown:+} KiB")
        peak = peak_mb([run])
        self.floors.judge(f"{place}: peak memory under 25 MB", peak < 25, f"{peak:.1f} MB")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--build", required=True, type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--icons", action="store_true", help="badges on icons alone")
    parser.add_argument("--batch", action="store_true", help="badges of manifests alone")
    options = parser.parse_args()
    comparison = Comparison(options.program, options.build, options.quick)
    if options.icons:
        Icons(comparison).run()
    elif options.batch:
        Batch(comparison).run()
    else:
        everything(comparison)
    shutil.rmtree(comparison.commands.out)
    print(f"\n{comparison.floors}")
    sys.exit(comparison.floors.failed)


def everything(comparison):
    for scale in (1, 3):
        comparison.processes(scale)
    microseconds, _ = [comparison.in_memory(scale) for scale in (1, 3)]
    comparison.to_files()
    comparison.threads(microseconds)
    Batch(comparison).run()
    Icons(comparison).run()
    for scale in (1, 3):
        comparison.flatness(scale)


if __name__ == "__main__":
    main()
