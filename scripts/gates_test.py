"""The gates of layout and clang-tidy are checked by planting a fault in a house of our own."""

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


if __name__ == "__main__":
    unittest.main()
