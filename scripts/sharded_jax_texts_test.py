"""What scripts/sharded_jax_texts.py and scripts/sharding_cases.py write is what stands in the tree."""

import math
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"


NUMBER = re.compile(r"-?\d+\.\d+(?:e[-+]?\d+)?")


def are_alike(written, stored):
    """The same text but for roundings: JAX's answers depend on the instructions of the processor."""
    pairs = zip(map(float, NUMBER.findall(written)), map(float, NUMBER.findall(stored)))
    return NUMBER.sub("x", written) == NUMBER.sub("x", stored) and all(math.isclose(a, b, rel_tol=1e-5, abs_tol=1e-5) for a, b in pairs)


@unittest.skipUnless(PYTHON.exists(), "needs jax")
class ShardedJaxTexts(unittest.TestCase):
    def test_programs_are_those_of_the_script(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([PYTHON, ROOT / "scripts/sharded_jax_texts.py", folder], check=True)
            written = {path.name: path.read_text() for path in pathlib.Path(folder).iterdir()}
        stored = {path.name: path.read_text() for path in (ROOT / "corpus/sharded").iterdir()}
        self.assertEqual(sorted(written), sorted(stored))
        for name, text in written.items():
            if name.endswith(".expected"):
                self.assertTrue(are_alike(text, stored[name]), name)
            else:
                self.assertEqual(text, stored[name], name)

    def test_cases_are_those_of_the_script(self):
        written = subprocess.run([PYTHON, ROOT / "scripts/sharding_cases.py"], check=True, capture_output=True, text=True)
        self.assertEqual(written.stdout, (ROOT / "program/sharding/jax_shardings.txt").read_text())

    def test_answers_differ_by_roundings_alone(self):
        self.assertTrue(are_alike("dense<[0.1, 2.0]> : tensor<2xf32>", "dense<[0.1000001, 2.0]> : tensor<2xf32>"))
        self.assertFalse(are_alike("dense<[0.1, 2.0]> : tensor<2xf32>", "dense<[0.1001, 2.0]> : tensor<2xf32>"))
        self.assertFalse(are_alike("dense<[0.1, 2.0]> : tensor<2xf32>", "dense<[0.1, 2.0]> : tensor<1x2xf32>"))


if __name__ == "__main__":
    unittest.main()
