"""The gates of layout and clang-tidy are checked by planting a fault in a house of our own."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent


class Gates(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def status(self, gate, tool, text):
        if not shutil.which(tool):
            self.skipTest(f"needs {tool}")
        (self.root / "program").mkdir(exist_ok=True)
        (self.root / "program" / "answer.cpp").write_text(text)
        return subprocess.run([SCRIPTS / gate, self.root], capture_output=True).returncode

    def test_layout(self):
        self.assertEqual(self.status("format", "clang-format-14", "int answer() { return 42; }\n"), 0)
        self.assertNotEqual(self.status("format", "clang-format-14", "int  answer() { return 42; }\n"), 0)

    def test_tidy(self):
        self.assertEqual(self.status("tidy", "clang-tidy-19", "int* answer() { return nullptr; }\n"), 0)
        self.assertEqual(self.status("tidy", "clang-tidy-19", "int* answer() { return 0; }\n"), 1)

    def git(self, *command):
        known = ["-c", "user.name=x", "-c", "user.email=x@localhost", "-c", "init.defaultBranch=main"]
        subprocess.run(["git", "-C", self.root, *known, *command], check=True, capture_output=True)

    def commit(self, **files):
        for name, text in files.items():
            (self.root / "program" / name.replace("_", ".")).write_text(text)
        self.git("add", ".")
        self.git("commit", "-m", "x")

    def of_changed(self, **environment):
        """The status and the last line of what is said of the files that changed."""
        clean = {name: value for name, value in os.environ.items() if name != "ASSAY_CHANGED_SINCE"}
        ran = subprocess.run([SCRIPTS / "tidy", "--changed", self.root], capture_output=True, text=True, env=clean | environment)
        return ran.returncode, ran.stdout.splitlines()[-1].split(" since ")[0]

    def test_tidy_of_what_changed(self):
        for tool in ("clang-tidy-19", "git"):
            if not shutil.which(tool):
                self.skipTest(f"needs {tool}")
        bad, good = "int* answer() {{ return {}; }}\n".format(0), "int* answer() { return nullptr; }\n"
        (self.root / "program").mkdir()
        self.git("init")
        self.commit(a_cpp=bad, b_cpp='#include "program/c.h"\n', c_h="")
        self.assertEqual(self.of_changed(), (1, "tidy: 1 warnings in 2 files"), "there is no commit before")
        self.commit(d_cpp="int other();\n")
        self.assertEqual(self.of_changed(), (0, "tidy: 0 warnings in 1 files for what changed"))
        self.assertEqual(self.of_changed(ASSAY_CHANGED_SINCE="none"), (1, "tidy: 1 warnings in 3 files"))
        self.commit(c_h="inline " + bad)
        self.assertEqual(self.of_changed(), (1, "tidy: 1 warnings in 1 files for what changed"), "by the file that includes it")
        self.commit(c_h="inline " + good)
        self.assertEqual(self.of_changed(), (0, "tidy: 0 warnings in 1 files for what changed"))
        (self.root / "program" / "e.cpp").write_text(bad.replace("answer", "late"))
        self.assertEqual(self.of_changed(), (1, "tidy: 1 warnings in 2 files for what changed"), "not committed yet")

    def test_tidy_of_what_a_branch_changed(self):
        for tool in ("clang-tidy-19", "git"):
            if not shutil.which(tool):
                self.skipTest(f"needs {tool}")
        (self.root / "program").mkdir()
        self.git("init")
        self.commit(a_cpp="int a();\n")
        self.git("update-ref", "refs/remotes/origin/main", "HEAD")
        self.commit(b_cpp="int* answer() { return 0; }\n")
        self.commit(d_cpp="int d();\n")
        self.assertEqual(self.of_changed(), (1, "tidy: 1 warnings in 2 files for what changed"))


if __name__ == "__main__":
    unittest.main()
