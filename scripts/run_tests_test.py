"""A runner that miscounts would hide a failure."""

import json
import pathlib
import tempfile
import unittest

import sys
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from run_tests import Counts, google_test_counts, unittest_counts


class Counting(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name) / "out"

    def google(self, cases, status):
        self.path.write_text(json.dumps({"testsuites": [{"testsuite": cases}]}))
        return google_test_counts(self.path, status)

    def unit(self, text, status):
        self.path.write_text(text)
        return unittest_counts(self.path, status)

    def test_google_test_cases(self):
        passed, skipped = {"status": "RUN", "result": "COMPLETED"}, {"status": "RUN", "result": "SKIPPED"}
        failed = {"status": "RUN", "result": "COMPLETED", "failures": [{"failure": "x"}]}
        self.assertEqual(self.google([passed, passed, skipped, failed], 1), Counts(2, 1, 1))

    def test_a_program_that_died_is_a_failure(self):
        self.assertEqual(google_test_counts(self.path, -6), Counts(0, 1, 0))
        self.assertEqual(self.google([{"status": "RUN", "result": "COMPLETED"}], -6), Counts(1, 1, 0))

    def test_unittest_summaries(self):
        self.assertEqual(self.unit("Ran 5 tests in 0.1s\n\nOK (skipped=2)\n", 0), Counts(3, 0, 2))
        self.assertEqual(self.unit("Ran 5 tests in 0.1s\n\nFAILED (failures=1, errors=2)\n", 1), Counts(2, 3, 0))
        self.assertEqual(self.unit("Traceback ...\n", 1), Counts(0, 1, 0))

    def test_the_closing_line(self):
        self.assertEqual(Counts(3, 0, 0).line(), "3 passed, 0 failed")
        self.assertEqual(Counts(3, 1, 2).line(), "3 passed, 1 failed, 2 skipped")


if __name__ == "__main__":
    unittest.main()
