"""Runs the test programs of a build, the Python tests of the tree and the libFuzzer targets, and
counts their cases. The last line is `N passed, N failed[, N skipped]`."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIME_LIMIT_SECONDS = 1200
SHARDS = 2  # of each test program: as many run at once as there are cores


class Counts(NamedTuple):
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def plus(self, other):
        return Counts(*(a + b for a, b in zip(self, other)))

    def line(self):
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def run(command, log, **options):
    """The exit status; None where the command ran out of time."""
    with open(log, "wb") as out:
        try:
            return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT,
                                  timeout=TIME_LIMIT_SECONDS, cwd=ROOT, **options).returncode
        except subprocess.TimeoutExpired:
            return None


def google_test_counts(report, status):
    """Counts of a GoogleTest JSON report; a program that died without one is one failure."""
    try:
        suites = json.loads(report.read_text())["testsuites"]
    except (OSError, ValueError):
        return Counts(failed=1)
    counts = Counts()
    for case in (case for suite in suites for case in suite["testsuite"]):
        if case.get("failures"):
            counts = counts.plus(Counts(failed=1))
        elif case.get("result") == "SKIPPED" or case.get("status") == "NOTRUN":
            counts = counts.plus(Counts(skipped=1))
        else:
            counts = counts.plus(Counts(passed=1))
    if status != 0 and counts.failed == 0:
        counts = counts.plus(Counts(failed=1))
    return counts


def unittest_counts(log, status):
    """Counts from what `python -m unittest` prints last."""
    text = log.read_text(errors="replace")
    ran = re.search(r"^Ran (\d+) tests? in", text, re.MULTILINE)
    if not ran:
        return Counts(failed=1)
    outcome = {word: int(n) for word, n in re.findall(r"(failures|errors|skipped)=(\d+)", text.splitlines()[-1])}
    failed = outcome.get("failures", 0) + outcome.get("errors", 0)
    skipped = outcome.get("skipped", 0)
    if status != 0 and failed == 0:
        failed = 1
    return Counts(max(0, int(ran.group(1)) - failed - skipped), failed, skipped)


def run_google_test(program, shard, folder):
    log, report = folder / f"{program.name}.{shard}.log", folder / f"{program.name}.{shard}.json"
    environment = {**os.environ, "GTEST_TOTAL_SHARDS": str(SHARDS), "GTEST_SHARD_INDEX": str(shard)}
    status = run([program, f"--gtest_output=json:{report}", "--gtest_brief=1"], log, env=environment)
    return google_test_counts(report, status), log


def run_python_test(path, folder, python):
    log = folder / f"{path.stem}.log"
    status = run([python, "-m", "unittest", "-v", str(path.relative_to(ROOT))], log)
    return unittest_counts(log, status), log


# What the project holds of the language that a libFuzzer target reads.
SEEDS = {
    "contract_fuzzer": ["spec/contracts", "spec/rewrites"],
    "parser_fuzzer": ["corpus/examples"],
    "record_fuzzer": ["spec/ops"],
}


def run_fuzzer(program, seconds, folder):
    log, corpus = folder / f"{program.name}.log", folder / f"{program.name}.corpus"
    corpus.mkdir()
    folders = [corpus] + [ROOT / seeds for seeds in SEEDS.get(program.name, [])]
    status = run([program, f"-max_total_time={seconds}", "-seed=1", "-timeout=30", "-rss_limit_mb=4096",
                  f"-artifact_prefix={folder}/", *folders], log)
    return (Counts(passed=1) if status == 0 else Counts(failed=1)), log


def timed(test):
    started = time.monotonic()
    counts, log = test()
    return counts, log, time.monotonic() - started


def report_one(name, counts, log, seconds):
    print(f"{name}: {counts.line()} ({seconds:.0f} s)", flush=True)
    if counts.failed:
        print(log.read_text(errors="replace")[-20_000:], flush=True)


def worker_python():
    python = ROOT / ".venv" / "bin" / "python"
    return str(python) if python.exists() else sys.executable


def all_tests(arguments, folder):
    for program in sorted(arguments.build.glob("**/*_test")):
        if program.is_file() and os.access(program, os.X_OK):
            for shard in range(SHARDS):
                yield (f"{program.name} {shard + 1}/{SHARDS}",
                       lambda program=program, shard=shard: run_google_test(program, shard, folder))
    for path in sorted(ROOT.glob("*/**/*_test.py")):
        if not {".venv", "build"} & set(path.relative_to(ROOT).parts):
            yield str(path.relative_to(ROOT)), lambda path=path: run_python_test(path, folder, worker_python())
    for name in arguments.fuzzers:
        program = arguments.fuzz_build / "fuzz" / name
        yield name, lambda program=program: run_fuzzer(program, arguments.fuzz_seconds, folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=lambda p: pathlib.Path(p).resolve(), required=True)
    parser.add_argument("--fuzz-build", type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("--fuzz-seconds", type=int, default=60)
    parser.add_argument("fuzzers", nargs="*")
    arguments = parser.parse_args()
    total = Counts()
    # One more than there are cores: some tests wait most of their time.
    with (tempfile.TemporaryDirectory(prefix="assay-tests-") as folder,
          concurrent.futures.ThreadPoolExecutor(os.cpu_count() + 1) as pool):
        running = [(name, pool.submit(timed, test)) for name, test in all_tests(arguments, pathlib.Path(folder))]
        for name, done in running:
            counts, log, seconds = done.result()
            report_one(name, counts, log, seconds)
            total = total.plus(counts)
    print(total.line(), flush=True)
    return 1 if total.failed or total.passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
