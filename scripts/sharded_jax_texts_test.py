"""What scripts/sharded_jax_texts.py and scripts/sharding_cases.py write is what stands in the tree."""

import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"


@unittest.skipUnless(PYTHON.exists(), "needs jax")
class ShardedJaxTexts(unittest.TestCase):
    def test_programs_are_those_of_the_script(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([PYTHON, ROOT / "scripts/sharded_jax_texts.py", folder], check=True)
            written = {path.name: path.read_text() for path in pathlib.Path(folder).iterdir()}
        stored = {path.name: path.read_text() for path in (ROOT / "corpus/sharded").iterdir()}
        self.assertEqual(sorted(written), sorted(stored))
        for name, text in written.items():
            self.assertEqual(text, stored[name], name)

    def test_cases_are_those_of_the_script(self):
        written = subprocess.run([PYTHON, ROOT / "scripts/sharding_cases.py"], check=True, capture_output=True, text=True)
        self.assertEqual(written.stdout, (ROOT / "program/sharding/jax_shardings.txt").read_text())


if __name__ == "__main__":
    unittest.main()
