"""What scripts/model_shapes.py and scripts/model_texts.py write is what stands in corpus/models."""

import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"


@unittest.skipUnless(PYTHON.exists(), "needs jax")
class ModelShapes(unittest.TestCase):
    def test_texts_are_those_of_the_scripts(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([PYTHON, ROOT / "scripts/model_shapes.py", folder], check=True)
            texts = ["--texts", "transformer1", "recurrent", "branching", "newton"]
            subprocess.run([PYTHON, ROOT / "scripts/model_texts.py", folder, *texts], check=True)
            written = {path.name: path.read_text() for path in pathlib.Path(folder).iterdir()}
        stored = {path.name: path.read_text() for path in (ROOT / "corpus/models").iterdir()}
        self.assertEqual(sorted(written), sorted(stored))
        for name, text in written.items():
            self.assertTrue(text == stored[name], f"{name} is not what the script writes")


if __name__ == "__main__":
    unittest.main()
