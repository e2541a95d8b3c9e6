"""Back ends of `assay doctor --versions` that are installed, as they are: each gives the right answer, and says what is wrong."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import components

ASSAY = components.BUILD / "assay"

PROGRAM = """// RUN: : --args='[dense<[1.0, 2.0, -0.5]> : tensor<3xf32>, dense<[[1, -2]]> : tensor<1x2xi32>]'

func.func @main(%a: tensor<3xf32>, %b: tensor<1x2xi32>) -> (tensor<1x2xi32>, tensor<3xf32>, tensor<2x1xi32>, tensor<3xf32>) {
  %0 = stablehlo.add %a, %a : tensor<3xf32>
  %1 = stablehlo.transpose %b, dims = [1, 0] : (tensor<1x2xi32>) -> tensor<2x1xi32>
  return %b, %0, %1, %0 : tensor<1x2xi32>, tensor<3xf32>, tensor<2x1xi32>, tensor<3xf32>
}
"""
#: No back end below takes a tensor of f8E3M4 and gives it back.
OF_F8E3M4 = """// RUN: : --args='[dense<[1.0]> : tensor<1xf8E3M4>]'

func.func @main(%a: tensor<1xf8E3M4>) -> tensor<1xf8E3M4> {
  %0 = stablehlo.negate %a : tensor<1xf8E3M4>
  return %0 : tensor<1xf8E3M4>
}
"""
PASSED, FAILED = 0, 1


def check(text, worker, *more):
    release = components.releases(worker.split(":")[1])[-1]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "program.mlir"
        path.write_text(text)
        return subprocess.run([ASSAY, "check", path, "--backend", f"{worker}@{release.name}", "--no-calibrate", *more], capture_output=True, text=True)


@unittest.skipUnless(ASSAY.exists(), "needs the program")
class Installed(unittest.TestCase):
    def is_right(self, worker, *more):
        ran = check(PROGRAM, worker, *more)
        self.assertEqual(ran.returncode, PASSED, ran.stdout + ran.stderr)

    def is_refused(self, worker, *more):
        ran = check(OF_F8E3M4, worker, *more)
        self.assertIn("SKIP", ran.stdout, ran.stderr)

    @unittest.skipUnless(components.releases("litert"), "needs a release of LiteRT: `assay doctor --versions litert@2.3.0`")
    def test_litert(self):
        for variant in ("default", "no-xnnpack", "reference"):
            self.is_right("worker:litert", "--variant", variant)
        self.is_refused("worker:litert")

    @unittest.skipUnless(components.releases("litert"), "needs a release of LiteRT: `assay doctor --versions litert@2.3.0`")
    def test_a_crash_of_litert_has_its_last_words(self):
        ran = check((ROOT / "corpus" / "bugs" / "litert_pad_away" / "program.mlir").read_text(), "worker:litert")
        self.assertEqual(ran.returncode, FAILED)
        self.assertIn("Failed to infer result type", ran.stdout)

    @unittest.skipUnless(components.releases("iree_cpu"), "needs a release of IREE: `assay doctor --versions iree_cpu@3.13.0`")
    def test_iree(self):
        for variant in ("default", "vmvx"):
            self.is_right("worker:iree_cpu", "--variant", variant)
        self.is_refused("worker:iree_cpu")

    @unittest.skipUnless(components.releases("iree_cpu") and components.COMPONENTS["Vulkan"](), "needs a release of IREE, Vulkan")
    def test_iree_on_vulkan(self):
        self.is_right("worker:iree_cpu", "--variant", "vulkan")

    @unittest.skipIf("CI" in os.environ or not components.releases("tpu"), "needs a release of libtpu: it is never used in CI")
    def test_tpu(self):
        self.is_right("pass:tpu")
        ran = check((ROOT / "corpus" / "bugs" / "tpu_sort_with_i2" / "program.mlir").read_text(), "pass:tpu")
        self.assertIn("buffer != nullptr", ran.stdout)


if __name__ == "__main__":
    unittest.main()
