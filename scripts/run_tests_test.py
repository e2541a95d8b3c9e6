"""A runner that miscounts would hide a failure, and one that takes every excuse for a skipped test would hide that nothing ran."""

import contextlib
import io
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

SCRIPTS = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(SCRIPTS))
import components
import run_tests
from run_tests import Counts, count, suites_of

PASSED = '<testcase classname="A" name="passes" status="run" result="completed"/>'
FAILED = '<testcase classname="A" name="fails" status="run" result="completed"><failure message="x"/></testcase>'
DISABLED = '<testcase classname="A" name="rests" status="notrun" result="suppressed"/>'


def skipped(reason):
    return (f'<testcase classname="A" name="skips" status="run" result="skipped"><skipped message="/a_test.cpp:7&#x0A;{reason}">'
            "</skipped></testcase>")


class Reports(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.path = self.folder / "out.xml"

    def google(self, status, *cases):
        self.path.write_text(f'<testsuites><testsuite name="A">{"".join(cases)}</testsuite></testsuites>')
        return suites_of(self.path, "a_test", status)

    def unit(self, text):
        """What the runner of a file with this text writes."""
        file = self.folder / "planted_test.py"
        file.write_text("import unittest\n" + text)
        self.path.unlink(missing_ok=True)
        ran = subprocess.run([sys.executable, SCRIPTS / "python_cases.py", file.name, self.path], cwd=self.folder, capture_output=True)
        return suites_of(self.path, file.name, ran.returncode)


class Counting(Reports):
    def test_google_test_cases(self):
        self.assertEqual(count(self.google(1, PASSED, PASSED, skipped("needs x"), FAILED)), Counts(2, 1, 1))
        self.assertEqual(count(self.google(0, PASSED, DISABLED)), Counts(1, 0, 1))

    def test_a_program_that_died_is_a_failure(self):
        self.assertEqual(count(suites_of(self.path, "a_test", -6)), Counts(0, 1, 0))
        self.assertEqual(count(suites_of(self.path, "a_test", None)), Counts(0, 1, 0))
        self.assertEqual(count(self.google(-6, PASSED)), Counts(1, 1, 0))
        self.path.write_text("<testsuites><testsuite")
        self.assertEqual(count(suites_of(self.path, "a_test", -9)), Counts(0, 1, 0))

    def test_python_cases(self):
        self.assertEqual(count(self.unit("""
class A(unittest.TestCase):
    def test_passes(self): pass
    def test_fails(self): self.assertEqual(1, 2)
    def test_breaks(self): raise KeyError("\\x01")
    def test_skips(self): self.skipTest("needs x")
    def test_parts(self):
        for part in range(3):
            with self.subTest(part): self.assertEqual(part, 1)
    @unittest.expectedFailure
    def test_passes_by_mistake(self): pass
""")), Counts(1, 4, 1))

    def test_python_classes_and_files(self):
        self.assertEqual(count(self.unit("""
class A(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise unittest.SkipTest("needs x")
    def test_one(self): pass
class B(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise KeyError
    def test_two(self): pass
class C(unittest.TestCase):
    def test_three(self): pass
""")), Counts(1, 1, 1))
        self.assertEqual(count(self.unit("raise KeyError")), Counts(0, 1, 0))
        self.assertEqual(count(self.unit("raise unittest.SkipTest('needs x')")), Counts(0, 0, 1))

    def test_the_closing_line(self):
        self.assertEqual(Counts(3, 0, 0).line(), "3 passed, 0 failed")
        self.assertEqual(Counts(3, 1, 2).line(), "3 passed, 1 failed, 2 skipped")

    def test_the_junit_file_has_every_case_once(self):
        out = self.folder / "new" / "junit.xml"
        run_tests.write_junit(out, self.google(1, PASSED, FAILED, skipped("needs x")) + [run_tests.one_case("a_fuzzer")])
        self.assertEqual([case.get("name") for case in xml.parse(out).getroot().iter("testcase")],
                         ["passes", "fails", "skips", "a_fuzzer"])


class Skips(Reports):
    KNOWN = {"here": lambda: True, "also here": lambda: True, "absent": lambda: False}

    def judged(self, suites):
        run_tests.fail_needless_skips(suites, self.KNOWN)
        return count(suites)

    def fault(self, reason):
        return components.fault(reason, self.KNOWN)

    def test_a_test_is_excused_by_what_is_absent(self):
        self.assertIsNone(self.fault("needs absent"))
        self.assertIsNone(self.fault("needs here, absent: more: words"))
        self.assertEqual(self.judged(self.google(0, PASSED, skipped("needs absent"))), Counts(1, 0, 1))

    def test_it_fails_where_all_is_there(self):
        self.assertEqual(self.fault("needs here: it did not answer"), "this machine has here")
        self.assertEqual(self.fault("needs here, also here"), "this machine has here, also here")
        self.assertEqual(self.judged(self.google(0, PASSED, skipped("needs here"))), Counts(1, 1, 0))

    def test_it_fails_where_the_reason_names_nothing_known(self):
        self.assertEqual(self.fault("needs absence"), "scripts/components.py does not know absence")
        for reason in ("", "absent", "no time", "it needs absent"):
            self.assertEqual(self.fault(reason), "the reason does not begin with `needs NAME`", reason)
        self.assertEqual(self.judged(self.google(0, PASSED, DISABLED)), Counts(1, 1, 0))

    def test_python_tests_are_judged_alike(self):
        text = """
@unittest.skip("needs {}")
class A(unittest.TestCase):
    def test_one(self): pass
class B(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise unittest.SkipTest("needs {}: now")
    def test_two(self): pass
"""
        self.assertEqual(self.judged(self.unit(text.format("here", "absent"))), Counts(0, 1, 1))
        self.assertEqual(self.judged(self.unit(text.format("absent", "here"))), Counts(0, 1, 1))

    def test_they_are_listed_with_their_reasons(self):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            run_tests.report_skips(self.google(0, PASSED, skipped("needs absent: it&#x0A;is away"), DISABLED))
        self.assertEqual(said.getvalue(), "skipped: A.skips: needs absent: it is away\nskipped: A.rests: it is disabled\n")

    def test_the_whole_run_fails(self):
        """A test program that skips a test for want of the shell, which runs it."""
        program = self.folder / "planted_test"
        program.write_text("#!/bin/sh\ncp \"$(dirname \"$0\")/planted.xml\" \"${1#--gtest_output=xml:}\"\n")
        program.chmod(0o755)
        (self.folder / "planted.xml").write_text(
            f'<testsuites><testsuite name="A">{PASSED}{skipped("needs ASSAY_WRITE_REPORT")}</testsuite></testsuites>')
        command = [sys.executable, "-c", "import sys; sys.path.insert(0, sys.argv.pop(1)); import run_tests; "
                   "run_tests.python_tests = lambda: []; sys.exit(run_tests.main())",
                   SCRIPTS, "--build", self.folder, "--junit", self.folder / "all.xml", "--needless-skips-fail"]
        for value, status, last in (("", 0, "2 passed, 0 failed, 2 skipped"), ("x", 1, "2 passed, 2 failed")):
            environment = {k: v for k, v in os.environ.items() if k != "ASSAY_WRITE_REPORT"} | ({"ASSAY_WRITE_REPORT": value} if value else {})
            ran = subprocess.run(command, env=environment, capture_output=True, text=True)
            self.assertEqual((ran.returncode, ran.stdout.splitlines()[-1]), (status, last), ran.stdout + ran.stderr)
            self.assertIn("needs ASSAY_WRITE_REPORT", ran.stdout)
            self.assertEqual(len(list(xml.parse(self.folder / "all.xml").getroot().iter("testcase"))), 4)


class Components(unittest.TestCase):
    REASON = re.compile(r'(?:GTEST_SKIP\(\)\s*<<|SkipTest\(|skipTest\(|skip(?:If|Unless)\(.*,)\s*f?"([^"]*)"')
    FILES = [path for path in SCRIPTS.parent.glob("*/**/*_test.*")
             if path.suffix in (".cpp", ".h", ".py") and path.name != pathlib.Path(__file__).name
             and not {".venv", "build"} & set(path.relative_to(SCRIPTS.parent).parts)]

    def test_every_reason_in_the_tree_names_one(self):
        reasons = {reason for path in self.FILES for reason in self.REASON.findall(path.read_text())}
        self.assertGreater(len(reasons), 20)
        nothing_is_here = {name: lambda: False for name in components.COMPONENTS} | {"{tool}": lambda: False, "{package}": lambda: False}
        for reason in sorted(reasons):
            self.assertIsNone(components.fault(reason, nothing_is_here), reason)

    def test_no_test_skips_without_words(self):
        for path in self.FILES:
            text = path.read_text()
            self.assertEqual(text.count("GTEST_SKIP()"), len(re.findall(r'GTEST_SKIP\(\)\s*<< "needs ', text)), path)

    def test_each_can_be_looked_for(self):
        for name, is_there in components.COMPONENTS.items():
            self.assertIn(is_there(), (True, False), name)


if __name__ == "__main__":
    unittest.main()
