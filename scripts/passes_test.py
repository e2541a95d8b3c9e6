"""What the scripts that measure passes make of texts and answers. Nothing is run."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import pass_texts
import planted_rewrites
import artifact_table as table

SUM = """func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.negate %arg0 : tensor<8xf32>
  %1 = stablehlo.negate %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}"""


class PlantedRewrites(unittest.TestCase):
    pattern, replacement = planted_rewrites.term_of("negate(negate(a))"), "a"

    def test_a_rule_is_applied_where_its_pattern_stands(self):
        after = planted_rewrites.Rewriter(self.pattern, self.replacement)(SUM)
        self.assertIn("%1 = stablehlo.optimization_barrier %arg0 : tensor<8xf32>", after)

    def test_a_wrong_rule_gives_another_value(self):
        after = planted_rewrites.Rewriter(self.pattern, planted_rewrites.turned_wrong(self.replacement))(SUM)
        self.assertIn("stablehlo.negate %arg0", after.split("optimization_barrier")[0].split("\n")[-2])

    def test_a_constant_has_to_be_the_one_of_the_pattern(self):
        rewriter = planted_rewrites.Rewriter(planted_rewrites.term_of("add(a, 0)"), "a")
        text = "func.func @main\n  %0 = stablehlo.constant dense<{}> : tensor<8xf32>\n  %1 = stablehlo.add %a, %0 : tensor<8xf32>"
        self.assertIn("optimization_barrier %a", rewriter(text.format("0.0")))
        self.assertNotIn("optimization_barrier", rewriter(text.format("1.0")))

    def test_rules_with_conditions_are_left_out(self):
        names = [name for name, _, _ in planted_rewrites.rules()]
        self.assertIn("neg-of-neg", names)
        for name in ("abs-of-magnitude", "const-reassoc-mul", "max-with-highest"):
            self.assertNotIn(name, names)

    def test_a_pattern_is_a_program(self):
        program = planted_rewrites.instance(self.pattern, "tensor<8xf32>")
        self.assertIn("func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {\n  %0 = stablehlo.negate %a", program)


class Table(unittest.TestCase):
    def test_an_artifact_that_is_not_read_is_no_refusal_of_the_version(self):
        self.assertEqual(table.word({"refused": "no tan"}, {}), "refused for the version")
        self.assertEqual(table.word({"artifact": "x"}, {"refused": "why"}), "NOT READ")
        self.assertEqual(table.word({"artifact": "x"}, {"died": "11"}), "CRASH in reading")
        self.assertIsNone(table.word({"artifact": "x"}, {"text": "y"}))

    def test_only_defaults_are_taken_away(self):
        self.assertEqual(table.DEFAULTS.sub("", "dot, precision = [DEFAULT, DEFAULT] :"), "dot :")
        for kept in ("precision = [HIGH, DEFAULT]", "known_expanding_dimensions = array<i64: 1>", "dense<[[0, 1]]> : tensor<1x2xi64>"):
            self.assertEqual(table.DEFAULTS.sub("", kept), kept)


class Texts(unittest.TestCase):
    def test_a_reason_is_the_same_for_all_programs(self):
        self.assertEqual(pass_texts.reason("3:10: not read: op 'a' %12"), pass_texts.reason("42:1: not read: op 'b' %0"))

    def test_laws_of_the_text_are_read(self):
        self.assertTrue(pass_texts.LAW.search("2:3: slice (C3): limit"))
        self.assertFalse(pass_texts.LAW.search("2:3: gather (A1): size"))


if __name__ == "__main__":
    unittest.main()
