"""Enzyme's optimiser as a pass: its text is that of the same function, under the name that it was given."""

import importlib.util
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "workers"))
import enzyme
import protocol

SUM = """func.func @main(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.add %a, %b : tensor<4xi32>
  %1 = stablehlo.subtract %0, %b : tensor<4xi32>
  return %1 : tensor<4xi32>
}
"""


class Names(unittest.TestCase):
    def test_the_function_has_its_own_name_again(self):
        text = "func.func private @main_1(%a: i32) -> i32 {}\nfunc.func private @main_10() {}\n"
        self.assertEqual(enzyme.renamed(text, "main_1"), "func.func @main(%a: i32) -> i32 {}\nfunc.func private @main_10() {}\n")


class Refusals(unittest.TestCase):
    def test_what_cannot_be_read_is_rejected_and_what_fails_has_failed(self):
        self.assertEqual(enzyme.refusal("INVALID_ARGUMENT: Failed to parse module").header["status"], "rejected")
        self.assertEqual(enzyme.refusal("INTERNAL: Failed to parse pipeline\nPipeline failed:").header["status"], "failed")


@unittest.skipUnless(importlib.util.find_spec("enzyme_ad"), "needs enzyme_ad")
class Optimiser(unittest.TestCase):
    def test_rewrites_what_it_is_given(self):
        out = enzyme.Enzyme().transform(SUM, [])
        self.assertIn("func.func @main(", out)
        self.assertNotIn("stablehlo.add", out)

    def test_refuses_what_it_cannot_read(self):
        with self.assertRaises(protocol.Refusal) as raised:
            enzyme.Enzyme().transform("func.func @main() {", [])
        self.assertEqual(raised.exception.header["status"], "rejected")


if __name__ == "__main__":
    unittest.main()
