"""Badges on icons: the pictures, the commands, and what is promised of them."""

import json
import os
import subprocess

from commands import HERE, OURS
from measuring import Run, peak_mb, table

CONVERT = "/usr/bin/convert"
IMAGEMAGICK = "ImageMagick"
PILLOW = "Pillow"
KINDS = ("noise", "flat")
SMALL = 200
ONE_PROCESS = "badge-render, one process"


class Icons:
    def __init__(self, comparison):
        self.comparison = comparison
        self.commands = comparison.commands
        self.folder = self.commands.build / "icons"
        self.python = str(self.commands.build / "venv/bin/python")

    def is_there(self):
        """Whether the icons could be drawn, which takes Pillow."""
        script = [self.python, str(HERE / "draw_icons.py"), str(self.folder), str(SMALL)]
        return (os.access(self.python, os.X_OK)
                and subprocess.run(script, stderr=subprocess.DEVNULL).returncode == 0)

    def run(self):
        if not self.is_there():
            self.comparison.floors.lines.append("skip  badges on icons: Pillow is not there")
            return
        badge = self.folder / "badge.png"
        subprocess.run([self.commands.program, "--count", "3", "--scale", "5", "-o", str(badge)],
                       check=True)
        for kind in KINDS:
            self.large(kind, str(badge))
        self.small(str(badge))

    def large(self, kind, badge):
        """One icon of 1024 x 1024 pixels: decode, draw, encode, write."""
        icon, file = str(self.folder / f"{kind}.png"), str(self.commands.out / "badge.png")
        place = f"on an icon of 1024 x 1024, {kind}"
        commands = {
            OURS: [self.commands.program, "--count", "3", "--on", icon, "--badge-size", "28%",
                   "--canvas", "inside", "-o", file],
            IMAGEMAGICK: self.convert(icon, badge, file),
            PILLOW: [self.python, str(HERE / "pillow_icon.py"), icon, badge, file],
        }
        runs = self.comparison.rounds(place.capitalize(), commands, (5, 15),
                                      self.comparison.measuring.process)
        table(runs, "ms")
        floors = self.comparison.floors
        for peer in (IMAGEMAGICK, PILLOW):
            floors.faster(place, runs, peer, 3)
        theirs = min(runs[peer][0].png_bytes for peer in runs if peer != OURS)
        share = runs[OURS][0].png_bytes / theirs
        floors.judge(f"{place}: at most 1.05 x their bytes", share <= 1.05, f"{share:.3f} x")
        peak = peak_mb(runs[OURS])
        floors.judge(f"{place}: peak memory under 40 MB", peak < 40, f"{peak:.1f} MB")

    def small(self, badge):
        """Many small icons: one process for all of them against one for each."""
        place = f"{SMALL} icons of 60 to 180 pixels"
        manifest = self.folder / "icons.jsonl"
        icons = sorted(self.folder.glob("small*.png"))
        out = self.commands.out
        manifest.write_text("".join(
            json.dumps({"count": 3, "on": str(icon), "badgeSize": "40%", "canvas": "inside",
                        "out": icon.name}) + "\n" for icon in icons))
        ours = (f'"{self.commands.program}" --count 3 --on "$icon" --badge-size 40%'
                f' --canvas inside -o "{out}/badge.png"')
        theirs = (f'{CONVERT} "$icon" "{badge}" -gravity northeast -composite "{out}/badge.png"')
        commands = {
            OURS: self.each(icons, ours),
            IMAGEMAGICK: self.each(icons, theirs),
            ONE_PROCESS: [self.commands.program, "batch", "--out-dir", str(out), str(manifest)],
        }
        runs = self.comparison.rounds(place.capitalize(), commands, (3, 5), self.wall)
        table(runs, "ms")
        self.comparison.floors.one_process(place, runs, ONE_PROCESS, (OURS, IMAGEMAGICK), 10)

    def each(self, icons, command):
        """A shell that runs a command for each icon."""
        names = " ".join(f'"{icon}"' for icon in icons)
        return ["/bin/sh", "-ec", f"for icon in {names}; do {command}; done"]

    def wall(self, command):
        measuring = self.comparison.measuring
        measuring.empty_out()
        wall, peak, _ = measuring.run(command)
        size = sum(entry.stat().st_size for entry in os.scandir(self.commands.out))
        return Run(wall / 1e6, peak, size, {})

    def convert(self, icon, badge, file):
        return [CONVERT, icon, badge, "-gravity", "northeast", "-composite", file]
