"""Runs the test programs of a build, the Python tests of the tree and the libFuzzer targets, and
counts their cases. The last line is `N passed, N failed[, N skipped]`; before it stands each test that was skipped, and
why."""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml
from typing import NamedTuple

import components

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIME_LIMIT_SECONDS = 1200
NEEDLESS = "skipped for nothing"
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


def one_case(program, failure=None):
    """The suite of what is one test as a whole."""
    suite = xml.Element("testsuite", name=program)
    case = xml.SubElement(suite, "testcase", classname=program, name=program)
    if failure:
        xml.SubElement(case, "failure", message=failure)
    return suite


def suites_of(report, program, status):
    """The suites of a JUnit report. A program that died without one, or failed where no case of it did, is one failure."""
    try:
        suites = list(xml.parse(report).getroot().iter("testsuite"))
    except (OSError, xml.ParseError):
        suites = []
    if not suites or (status != 0 and not count(suites).failed):
        suites.append(one_case(program, "ran out of time" if status is None else f"ended with status {status}"))
    return suites


def cases(suites):
    return [case for suite in suites for case in suite.iter("testcase")]


def is_skipped(case):
    return case.find("skipped") is not None or case.get("status") == "notrun"


def count(suites):
    counts = Counts()
    for case in cases(suites):
        if case.find("failure") is not None:
            counts = counts.plus(Counts(failed=1))
        else:
            counts = counts.plus(Counts(skipped=1) if is_skipped(case) else Counts(passed=1))
    return counts


def reason(case):
    """Why a test was skipped. GoogleTest writes the place before it."""
    skipped = case.find("skipped")
    return "it is disabled" if skipped is None else re.sub(r"^\S+:\d+\n", "", skipped.get("message", "")).strip()


def fail_needless_skips(suites, known=components.COMPONENTS):
    """Makes a test fail that was skipped although nothing that it names is absent."""
    for case in filter(is_skipped, cases(suites)):
        why = reason(case)
        fault = components.fault(why, known)
        if fault:
            for child in list(case):
                case.remove(child)
            case.set("status", "run")
            xml.SubElement(case, "failure", message=f"{NEEDLESS} ({why}): {fault}")


def run_google_test(program, shard, folder):
    log, report = folder / f"{program.name}.{shard}.log", folder / f"{program.name}.{shard}.xml"
    environment = {**os.environ, "GTEST_TOTAL_SHARDS": str(SHARDS), "GTEST_SHARD_INDEX": str(shard)}
    status = run([program, f"--gtest_output=xml:{report}", "--gtest_brief=1"], log, env=environment)
    return suites_of(report, program.name, status), log


def run_python_test(path, folder, python):
    name = str(path.relative_to(ROOT))
    log, report = (folder / f"{name.replace('/', '.')}.{kind}" for kind in ("log", "xml"))
    status = run([python, ROOT / "scripts" / "python_cases.py", name, report], log)
    return suites_of(report, name, status), log


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
    return [one_case(program.name, None if status == 0 else f"ended with status {status}")], log


def timed(test):
    started = time.monotonic()
    suites, log = test()
    return suites, log, time.monotonic() - started


def report_one(name, suites, log, seconds):
    print(f"{name}: {count(suites).line()} ({seconds:.0f} s)", flush=True)
    for case in cases(suites):
        for failure in case.findall("failure"):
            if failure.get("message").startswith(NEEDLESS):
                print(f"{name_of(case)}: {failure.get('message')}", flush=True)
    if count(suites).failed:
        print(log.read_text(errors="replace")[-20_000:], flush=True)


def name_of(case):
    return f"{case.get('classname')}.{case.get('name')}"


def report_skips(suites):
    for case in filter(is_skipped, cases(suites)):
        print(f"skipped: {name_of(case)}: {' '.join(reason(case).split())}", flush=True)


def write_junit(path, suites):
    root = xml.Element("testsuites")
    root.extend(suites)
    path.parent.mkdir(parents=True, exist_ok=True)
    xml.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)


def worker_python():
    python = ROOT / ".venv" / "bin" / "python"
    return str(python) if python.exists() else sys.executable


def python_tests():
    return [path for path in sorted(ROOT.glob("*/**/*_test.py"))
            if not {".venv", "build"} & set(path.relative_to(ROOT).parts)]


def all_tests(arguments, folder):
    for program in sorted(arguments.build.glob("**/*_test")):
        if program.is_file() and os.access(program, os.X_OK):
            for shard in range(SHARDS):
                yield (f"{program.name} {shard + 1}/{SHARDS}",
                       lambda program=program, shard=shard: run_google_test(program, shard, folder))
    for path in python_tests():
        yield str(path.relative_to(ROOT)), lambda path=path: run_python_test(path, folder, worker_python())
    for name in arguments.fuzzers:
        program = arguments.fuzz_build / "fuzz" / name
        yield name, lambda program=program: run_fuzzer(program, arguments.fuzz_seconds, folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=lambda p: pathlib.Path(p).resolve(), required=True)
    parser.add_argument("--fuzz-build", type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("--fuzz-seconds", type=int, default=60)
    parser.add_argument("--junit", type=lambda p: pathlib.Path(p).resolve(), help="also write all outcomes there")
    parser.add_argument("--needless-skips-fail", action="store_true",
                        help="a test that is skipped though this machine has what it needs has failed")
    parser.add_argument("fuzzers", nargs="*")
    arguments = parser.parse_args()
    everything = []
    # One more than there are cores: some tests wait most of their time.
    with (tempfile.TemporaryDirectory(prefix="assay-tests-") as folder,
          concurrent.futures.ThreadPoolExecutor(os.cpu_count() + 1) as pool):
        running = [(name, pool.submit(timed, test)) for name, test in all_tests(arguments, pathlib.Path(folder))]
        for name, done in running:
            suites, log, seconds = done.result()
            if arguments.needless_skips_fail:
                fail_needless_skips(suites)
            report_one(name, suites, log, seconds)
            everything += suites
    report_skips(everything)
    if arguments.junit:
        write_junit(arguments.junit, everything)
    total = count(everything)
    print(total.line(), flush=True)
    return 1 if total.failed or total.passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
