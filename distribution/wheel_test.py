"""Builds the wheel, installs it into a fresh environment, and uses it there as others would."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = pathlib.Path(os.environ.get("ASSAY_BUILD", ROOT / "build" / "release"))

PRELUDE = """
import assay, jax, jax.numpy as jnp, numpy as np
xla = "pjrt:lammps_jax_pjrt_cpu"
assert assay.check(jnp.abs, np.int32([-1])).identity.startswith("XLA:CPU jaxlib")
a, b = np.float32([[0.5, -2.0], [3.0, 0.25]]), np.float32([[1.5, 4.0], [-1.0, 8.0]])
"""
FUNCTIONS = """
functions = {
  "add": (jnp.add, a, b), "matmul": (jnp.matmul, a, b), "tanh": (jax.jit(jnp.tanh), a), "sum": (lambda x: jnp.sum(x, axis=0), a),
  "sort": (jnp.sort, a), "where": (jnp.where, a > 0, a, b), "cumsum": (jnp.cumsum, a), "maximum": (jnp.maximum, a, b),
  "floor_divide": (jnp.floor_divide, np.int32([7, -7]), np.int32([2, 2])), "concatenate": (lambda xs: jnp.concatenate(xs), [a, b]),
}
for name, (function, *arguments) in functions.items():
    found = assay.check(function, *arguments, backend=xla)
    assert found.ok and found.elements["checked"] + found.elements["weak"] > 0, (name, found)
    want = np.asarray(function(*arguments))
    assert found.outputs[0].shape == want.shape and found.outputs[0].dtype == want.dtype, (name, found)
    assert np.allclose(found.outputs[0], want, rtol=1e-5), (name, found, want)
"""
KINDS = """
text = jax.jit(jnp.abs).lower(np.int32([1])).as_text()
broken = assay.check(text, np.int32([-3]), backend="mutant:abs.means.1", contract="stablehlo")
assert (broken.verdict, broken.ok) == ("FAIL", False) and broken.outputs[0].tolist() == [-3], broken
narrow = assay.check(jnp.negative, jnp.array([1.5, 2], jnp.bfloat16), backend="oracle")
assert narrow.outputs[0].dtype == jnp.bfloat16 and narrow.outputs[0].tolist() == [-1.5, -2.0], narrow
unused = assay.check(lambda x, y: x, a, b, backend="oracle")
assert unused.ok and (unused.outputs[0] == a).all(), unused
for arguments, keywords, what in [((text,), {}, "takes 1 inputs"), ((text, np.int32([1])), {"backend": "nobody"}, "no back end 'nobody'"),
                                  (("func.func @main(",), {}, "expected"), ((text, np.float32([1])), {}, "the program takes")]:
    try:
        assay.check(*arguments, **{"backend": "oracle", **keywords})
    except assay.Error as error:
        assert what in str(error), error
    else:
        raise AssertionError(what)
import assay.worker
assert assay.worker.Refusal("unsupported", "no").header == {"status": "unsupported", "message": "no"}
"""


class Wheel(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not (BUILD / "assay").exists():
            raise unittest.SkipTest(f"needs the program: {BUILD} has none, cmake --build --preset release")
        cls.folder = tempfile.TemporaryDirectory(prefix="assay-wheel-")
        made = subprocess.run([ROOT / "scripts" / "wheel", cls.folder.name], capture_output=True, text=True)
        if made.returncode == 3:
            raise unittest.SkipTest(f"needs auditwheel: {made.stderr}")
        if made.returncode:
            raise AssertionError(made.stderr)
        cls.wheel = made.stdout.split()[-1]
        cls.environment = pathlib.Path(cls.folder.name) / "environment"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", cls.environment], check=True)
        cls.python = cls.environment / "bin" / "python"
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--python", cls.python]
        subprocess.run([*pip, "install", "--no-deps", "--no-index", cls.wheel], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def python_runs(self, program):
        ran = subprocess.run([self.python, "-c", program], capture_output=True, text=True, cwd=self.folder.name,
                             env={"PATH": "/usr/bin:/bin", "HOME": self.folder.name, "JAX_PLATFORMS": "cpu",
                                  "ASSAY_PYTHON_ENVIRONMENT": str(ROOT / ".venv")})
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))

    def borrow_jax(self):
        """The packages of the tree's own environment, which is as large as all else."""
        packages = list((ROOT / ".venv" / "lib").glob("python3*/site-packages"))
        if not packages:
            self.skipTest("needs jaxlib: run scripts/python-environment")
        (site,) = self.environment.glob("lib/python3*/site-packages")
        (site / "borrowed.pth").write_text(f"{packages[0]}\n")

    def test_the_command_runs_with_its_own_libraries(self):
        version = subprocess.run([self.environment / "bin" / "assay", "--version"], capture_output=True, text=True, check=True)
        self.assertRegex(version.stdout, r"^assay \d")
        program = next(self.environment.glob("lib/python3*/site-packages/assay/bin/assay"))
        for line in subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout.splitlines():
            if any(name in line for name in ("flint", "mpfr", "gmp", "fmt", "sqlite", "xxhash", "zstd", "ntl", "minizip")):
                self.assertIn("/assay_hlo.libs/", line)

    def test_the_tag_is_of_many_linuxes(self):
        self.assertRegex(self.wheel, r"-py3-none-manylinux_2_\d+_[a-z0-9_]+\.whl$")

    def test_workers_and_plugins_are_found_from_the_environment(self):
        found = subprocess.run([self.environment / "bin" / "assay", "backends"], capture_output=True, text=True, check=True)
        self.assertIn("worker:interpreter", found.stdout)

    def test_functions_of_jax_are_checked(self):
        self.borrow_jax()
        self.python_runs(PRELUDE + FUNCTIONS)

    def test_the_package_is_typed_and_brings_a_plugin_of_pytest(self):
        (site,) = self.environment.glob("lib/python3*/site-packages")
        self.assertTrue((site / "assay" / "py.typed").exists())
        (entries,) = site.glob("assay*.dist-info/entry_points.txt")
        self.assertIn("[pytest11]\nassay = assay.pytest_plugin\n", entries.read_text())

    def test_text_failures_and_mistakes(self):
        self.borrow_jax()
        self.python_runs(PRELUDE + KINDS)


if __name__ == "__main__":
    unittest.main()
