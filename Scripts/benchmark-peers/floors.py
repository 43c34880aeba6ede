"""What badge-render promises, and whether a run kept it."""

from commands import OURS
from measuring import ratio


class Floors:
    def __init__(self):
        self.lines = []
        self.failed = False

    def faster(self, place, runs, peer, least):
        """Promises to be so many times as fast as a peer."""
        text = f"{place}: {least} x {peer}"
        if peer in runs:
            value = ratio(runs[peer], runs[OURS])
            self.judge(text, value >= least, f"{value:.2f} x")
        else:
            self.lines.append(f"skip  {text}: it is not there")

    def one_process(self, place, runs, name, others, least):
        """Promises one process for all to be so many times as fast as one for each."""
        for other in others:
            if other in runs and name in runs:
                value = ratio(runs[other], runs[name])
                self.judge(f"{place}: {least} x {other}, a process each", value >= least,
                           f"{value:.2f} x")

    def report(self, place, runs, peer):
        """Says how many times as fast as a peer, with nothing promised."""
        if peer in runs:
            value = ratio(runs[peer], runs[OURS])
            self.lines.append(f"      {place}: against {peer}: {value:.2f} x")

    def judge(self, text, passed, value):
        self.failed |= not passed
        self.lines.append(f"{'PASS' if passed else 'FAIL'}  {text}: {value}")

    def __str__(self):
        return "Floors\n  " + "\n  ".join(self.lines)
