"""The examples of docs/python.md, run in their order."""

import doctest
import pathlib
import re
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import tree

tree.needs("jax", "pytest", "hypothesis")

import assay
import assay._message

PAGE = (tree.ROOT / "docs" / "python.md").read_text()


class Page(unittest.TestCase):
    def test_its_examples_run(self):
        names = {}
        blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
        self.assertGreater(len(blocks), 8)
        for block in blocks:
            exec(compile(block, "docs/python.md", "exec"), names)
        names["test_maximum"]()
        for name in ("test_tanh", "test_sum"):  # with the fixture; the variant of the mark is one of xla-cpu
            names[name](assay.assert_conforms)

    def test_its_message_is_what_an_assertion_says(self):
        shown = re.search(r"^```text\n(An answer.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[1].splitlines()
        program = "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n  %0 = stablehlo.abs %x : tensor<2xi32>\n  return %0 : tensor<2xi32>\n}\n"
        import numpy as np

        with self.assertRaises(AssertionError) as caught:
            assay.assert_conforms(program, np.int32([-3, 4]), backend="mutant:abs.means.1", contract="stablehlo")
        said = str(caught.exception).strip().splitlines()
        self.assertEqual(len(said), len(shown))
        for line, pattern in zip(said, shown):
            self.assertRegex(line, "^" + re.escape(pattern).replace(r"\.\.\.", ".*") + "$")

    def test_it_names_the_flags_that_there_are(self):
        text = (tree.ROOT / "oracle" / "oracle.h").read_text()
        bits = dict(re.findall(r"(k\w+) = 1u << (\d)", text))
        from assay import _answer

        for name, bit in (("kMayNan", _answer.MAY_NAN), ("kMustNan", _answer.MUST_NAN), ("kUnion", _answer.UNION),
                          ("kZeroSignFree", _answer.ZERO_SIGN_FREE), ("kUnconstrained", _answer.OPEN)):
            self.assertEqual(1 << int(bits[name]), bit, name)
            self.assertRegex(PAGE, rf"[(,] ?{bit} ")


class Package(unittest.TestCase):
    def test_its_own_example_runs(self):
        found = doctest.testmod(assay)
        self.assertEqual((found.failed, found.attempted > 0), (0, True))


if __name__ == "__main__":
    unittest.main()
