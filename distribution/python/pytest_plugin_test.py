"""`pytest --assay-backend`: the fixture `conforms`, its mark, and the section of the report."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import tree

tree.needs("pytest", "jax")

TESTS = """
import jax.numpy as jnp, numpy as np, pytest

def test_right(conforms):
    conforms(jnp.cumsum, np.int32([1, 2, 3]))

@pytest.mark.assay(backend="mutant:abs.means.1", contract="stablehlo")
def test_wrong(conforms):
    conforms(jnp.abs, np.int32([-3, 4]))

def test_not_taken(conforms):
    conforms('func.func @main(%x: tensor<2xi8>) -> tensor<2xi8> { %0 = stablehlo.custom_call @nobody(%x) : (tensor<2xi8>) -> tensor<2xi8> return %0 : tensor<2xi8> }', np.zeros(2, np.int8))
"""


class Plugin(unittest.TestCase):
    def test_counts_what_it_checks(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "some_test.py").write_text(TESTS)
            paths = os.pathsep.join(filter(None, [str(tree.PACKAGE), os.environ.get("PYTHONPATH")]))
            ran = subprocess.run(
                [sys.executable, "-m", "pytest", "-p", "assay.pytest_plugin", "-p", "no:cacheprovider", "some_test.py",
                 "--assay-backend=oracle", "--assay-contract=stablehlo", "-rs"],
                capture_output=True, text=True, cwd=folder, env={**os.environ, "PYTHONPATH": paths})
        self.assertEqual(ran.returncode, 1, ran.stdout + ran.stderr)
        self.assertIn("1 failed, 1 passed, 1 skipped", ran.stdout)
        self.assertNotIn("_backend.py", ran.stdout)
        self.assertIn("worst mismatch at output 0, index (0,)", ran.stdout)
        self.assertRegex(ran.stdout, r"(?m)^=+ assay =+$")
        self.assertRegex(ran.stdout, r"oracle \(oracle of assay.*\), contract stablehlo: 2 checks: 1 PASS, 1 SKIP; elements: 3 checked")
        self.assertRegex(ran.stdout, r"mutant:abs.means.1 .*: 1 check: 1 FAIL; elements: ")


if __name__ == "__main__":
    unittest.main()
