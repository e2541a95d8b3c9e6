"""Types of one name are planted in a house of our own, and sought in this one."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import one_definition


class OneDefinition(unittest.TestCase):
    def found(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "spec").mkdir()
            for name, text in files.items():
                (root / "spec" / f"{name}.h").write_text(text)
            return one_definition.defined_twice(root)

    def test_a_type_of_two_files_is_found(self):
        text = "#pragma once\nnamespace assay::spec {\nstruct Edit {\n  int x;\n};\n}  // namespace assay::spec\n"
        self.assertEqual(self.found(a=text, b=text), [("assay::spec::Edit", ["spec/a.h:3", "spec/b.h:3"])])
        self.assertEqual(self.found(a=text, b=text.replace("assay::spec {", "assay::program {")), [])
        self.assertEqual(self.found(a=text, b=text.replace("Edit {", "Edits final : Base<int> {")), [])
        self.assertEqual(self.found(a=text, b=text.replace("Edit {", "Edit;  // {")), [])

    def test_types_that_no_other_file_sees_may_have_one_name(self):
        hidden = "namespace assay::spec {\nnamespace {\nclass Edit final {\n};\n}  // namespace\n}  // namespace assay::spec\n"
        inner = "namespace assay::spec {\nclass Outer {\n  struct Edit {\n  };\n};\nvoid f() {\n  struct Edit {};\n}\n}\n"
        later = "namespace assay::spec {\nstruct Outer::Edit {\n};\n}\n"
        self.assertEqual(self.found(a=hidden, b=hidden, c=inner, d=later), [])

    def test_no_type_of_this_house_has_two_definitions(self):
        self.assertEqual(one_definition.defined_twice(one_definition.ROOT), [])


if __name__ == "__main__":
    unittest.main()
