"""Names are planted in sources and lists of our own; the tree itself has none."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import op_names

RECORD = """-- op comment
op cross-replica-sum, check.expect_eq -- two
  attr   replica_groups[g < n] : rows ; index : position
"""


class OpNames(unittest.TestCase):
    def test_the_tree_names_no_op(self):
        self.assertEqual(op_names.main(), 0)

    def test_the_records_say_the_names(self):
        names = op_names.all_names(op_names.ROOT)
        self.assertTrue({"add", "func.call", "cross-replica-sum", "call_target_name"} <= names)
        self.assertEqual(op_names.names_of(RECORD), {"cross-replica-sum", "check.expect_eq", "expect_eq", "replica_groups"})

    def test_a_name_in_a_string_is_found(self):
        names = {"add", "replica_groups"}
        source = '// "add"\nif (r.mnemonic == "add") f("stablehlo.add", "added");\nfind("replica_groups");\n'
        self.assertEqual(list(op_names.named_in(source, names)), [(2, "add"), (2, "stablehlo.add"), (3, "replica_groups")])

    def test_the_list_allows_and_goes_stale(self):
        allowed = op_names.allowed_in("# a comment\na.cpp: add or -- words of a grammar\n")
        wrong = list(op_names.complaints([("a.cpp", 'x("add");'), ("b.cpp", '"or"')], {"add", "or"}, allowed))
        self.assertEqual(len(wrong), 2)
        self.assertIn("b.cpp:1", wrong[0])
        self.assertIn("a.cpp does not say `or`", wrong[1])


if __name__ == "__main__":
    unittest.main()
