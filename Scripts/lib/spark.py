"""Answers records under Spark while a worker and a program are killed: spark.py RECORDS"""

import hashlib
import os
import pathlib
import signal
import subprocess
import sys
import threading

import pyspark

import badges

RECORDS = int(sys.argv[1])
PARTITIONS, EMPTY = 20, 8
WRONG_EVERY = 1000
TINTS = ["red", "blue", "green"]


def record(number):
    tint = "no such colour" if number % WRONG_EVERY == 7 else TINTS[number % 3]
    return {"id": number, "count": number, "tint": tint}


def digest(answer):
    number, picture, error = answer
    return (number, picture and hashlib.sha256(picture).hexdigest(), error and error["field"])


def alone(number):
    """The same badge by a process of its own."""
    command = [badges.PROGRAM, "--count", str(number), "--tint", TINTS[number % 3], "-q", "-o", "-"]
    return hashlib.sha256(subprocess.run(command, check=True, capture_output=True).stdout).hexdigest()


class Killer:
    """Kills, among the processes that this one has started, a program and then a whole worker."""

    def __init__(self):
        self.killed = []
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.run)

    def run(self):
        for name, victim in (("a program", self.program), ("a worker", self.worker)):
            while not self.is_over.wait(0.005):
                process = victim()
                if process:
                    os.kill(process, signal.SIGKILL)
                    self.killed.append(name)
                    break
            self.is_over.wait(3)

    def program(self):
        """A program that has answered some records; None where there is none."""
        return next(filter(is_answering, descendants(os.getpid())), None)

    def worker(self):
        """A worker, which is a Java process, that has such a program."""
        for process in descendants(os.getpid()):
            if "org.apache.spark.executor.CoarseGrainedExecutorBackend" not in command(process):
                continue
            if any(map(is_answering, descendants(process))):
                return process


def is_answering(process):
    """Whether a process is a program that has answered something."""
    if command(process)[0] != badges.PROGRAM:
        return False
    try:
        numbers = pathlib.Path(f"/proc/{process}/io").read_text().splitlines()
    except OSError:
        return False
    return any(line.startswith("wchar:") and int(line.split()[1]) > 0 for line in numbers)


def command(process):
    try:
        text = pathlib.Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return [""]
    return text.decode(errors="replace").split("\0")


def descendants(parent):
    children = {}
    for entry in pathlib.Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        children.setdefault(int(fields[1]), []).append(int(entry.name))
    found, todo = [], [parent]
    while todo:
        below = children.get(todo.pop(), [])
        found += below
        todo += below
    return found


def expect(what, wanted, found):
    if wanted != found:
        sys.exit(f"spark: {what}: expected {wanted}, found {found}")


def main():
    settings = (pyspark.SparkConf().setMaster("local-cluster[2,1,1024]").setAppName("badges")
                .set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "false")
               .set("spark.executor.memory", "1g")
                .set("spark.task.maxFailures", "8"))
    spark = pyspark.SparkContext(conf=settings)
    full = spark.range(RECORDS, numSlices=PARTITIONS).map(record)
    records = full.union(spark.parallelize([], EMPTY))
    expect("partitions", PARTITIONS + EMPTY, records.getNumPartitions())
    killer = Killer()
    killer.thread.start()
    answers = badges.badges(records).map(digest).collect()
    killer.is_over.set()
    killer.thread.join()
    expect("what was killed", ["a program", "a worker"], killer.killed)
    check(answers)
    spark.stop()
    print(f"ok PySpark {pyspark.__version__}, local-cluster: {RECORDS:,} records, {EMPTY} empty"
          f" partitions, {' and '.join(killer.killed)} killed: each answered once")


def check(answers):
    expect("answers", RECORDS, len(answers))
    expect("the ids in order", list(range(RECORDS)), [number for number, _, _ in answers])
    wrong = [number for number, _, field in answers if field == "tint"]
    expect("wrong records", list(range(7, RECORDS, WRONG_EVERY)), wrong)
    without = [number for number, picture, _ in answers if picture is None]
    expect("records without a picture", wrong, without)
    for number in range(0, RECORDS, RECORDS // 20):
        expect(f"the picture of {number}", alone(number), answers[number][1])


main()
