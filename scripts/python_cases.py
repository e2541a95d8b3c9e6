"""Runs the tests of a Python file as `python -m unittest -v FILE` does, and writes their outcomes as JUnit XML:
`python_cases.py FILE OUT`."""

import os
import re
import sys
import time
import unittest
import xml.etree.ElementTree as xml

NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Cases(unittest.TextTestResult):
    """Also keeps, by test, its element of JUnit."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.suite = xml.Element("testsuite")
        self.elements = {}

    def element(self, test):
        if test.id() not in self.elements:
            group, _, name = test.id().rpartition(".")
            self.elements[test.id()] = xml.SubElement(self.suite, "testcase", classname=group, name=name)
        return self.elements[test.id()]

    def startTest(self, test):
        super().startTest(test)
        self.element(test)
        self.started = time.monotonic()

    def stopTest(self, test):
        self.element(test).set("time", f"{time.monotonic() - self.started:.3f}")
        super().stopTest(test)

    def mark(self, test, kind, message):
        xml.SubElement(self.element(test), kind, message=NO_XML.sub("?", message))

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self.mark(test, "failure", self.failures[-1][1])

    def addError(self, test, error):
        super().addError(test, error)
        self.mark(test, "failure", self.errors[-1][1])

    def addSubTest(self, test, part, error):
        super().addSubTest(test, part, error)
        if error is not None:
            self.mark(test, "failure", f"{part}: {error[1]}")

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self.mark(test, "failure", "expected to fail")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.mark(test, "skipped", reason)


def skipped(path, reason):
    """The suite of a file that is skipped as a whole."""
    suite = xml.Element("testsuite", name=path)
    xml.SubElement(xml.SubElement(suite, "testcase", classname=path, name="all"), "skipped", message=reason)
    return suite


def suite_of(path):
    runner = unittest.TextTestRunner(verbosity=2, resultclass=Cases)
    try:
        suite = unittest.main(module=None, argv=["unittest", path], testRunner=runner, exit=False).result.suite
    except unittest.SkipTest as skip:
        return skipped(path, str(skip))
    suite.set("name", path)
    return suite


def main(path, out):
    sys.path[0] = os.getcwd()
    suite = suite_of(path)
    xml.ElementTree(suite).write(out, encoding="unicode")
    return 0 if suite.find(".//failure") is None else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
