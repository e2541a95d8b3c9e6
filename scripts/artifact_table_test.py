"""What an artifact for a version has to refuse, by the version log of StableHLO."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import artifact_table as table

TAN = "%0 = stablehlo.tan %arg0 : tensor<f32>"
ADD = "%0 = stablehlo.add %arg0, %arg0 : tensor<f32>"


class Arrivals(unittest.TestCase):
    rows = table.arrivals()

    def judged(self, outcome, text, version):
        return table.judged(outcome, text, version, self.rows)

    def test_a_version_lacks_what_came_later(self):
        self.assertEqual(table.lacking(TAN, "1.3.0", self.rows), ["the op tan"])
        self.assertEqual(table.lacking(TAN, "1.4.0", self.rows), [])
        self.assertEqual(table.lacking(TAN, table.portable.TEXT, self.rows), [])

    def test_a_refusal_has_a_reason_and_what_is_lacking_is_refused(self):
        refused = "refused for the version"
        self.assertEqual(self.judged(refused, TAN, "1.3.0"), refused)
        self.assertEqual(self.judged(refused, ADD, "1.3.0"), table.NO_REASON)
        self.assertIn("the op tan", self.judged("same", TAN, "1.3.0"))
        self.assertEqual(self.judged("same", TAN, "1.4.0"), "same")

    def test_names_are_whole_words(self):
        for text in ("tensor<2xi32>", "tensor<f8E4M3FN>", "%0 = stablehlo.tanh %arg0 : tensor<f32>", "tensor<2x2xi64>"):
            self.assertEqual(table.lacking(text, "0.11.0", self.rows), [], text)
        for text in ("tensor<2xi2>", "tensor<ui2>", "tensor<3xf8E4M3>"):
            self.assertEqual(len(table.lacking(text, "1.0.0", self.rows)), 1, text)


if __name__ == "__main__":
    unittest.main()
