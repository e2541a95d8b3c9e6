"""The doors are checked by planting violations in a house of our own."""

import pathlib
import tempfile
import unittest

import sys
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import doors


class Doors(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def plant(self, path, text):
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)

    def found(self):
        return [f"{path}:{line}" for path, line, _ in doors.violations(self.root)]

    def test_arrows_may_be_followed(self):
        self.plant("oracle/a.cpp", '#include "program/module.h"\n#include "spec/record.h"\n#include "oracle/b.h"\n')
        self.plant("reports/a.h", '#include "spec/result.h"\n')
        self.plant("fuzz/a.cpp", '#include "oracle/a.h"\n#include "reports/store.h"\n')
        self.assertEqual(self.found(), [])

    def test_the_generator_may_not_know_the_oracle(self):
        self.plant("generator/a.cpp", '#include "program/module.h"\n#include "oracle/oracle.h"\n')
        self.assertEqual(self.found(), ["generator/a.cpp:2"])

    def test_nobody_looks_back(self):
        self.plant("spec/a.h", '#include "program/module.h"\n')
        self.plant("reports/deep/a.cpp", '\n#include "program/tensor.h"\n')
        self.assertEqual(self.found(), ["spec/a.h:1", "reports/deep/a.cpp:2"])

    def test_tests_do_not_go_through_walls_either(self):
        self.plant("backends/a_test.cpp", '#include "oracle/oracle.h"\n')
        self.assertEqual(self.found(), ["backends/a_test.cpp:1"])

    def test_processes_are_for_backends(self):
        self.plant("backends/a.cpp", "auto h = dlopen(path, 0);\n")
        self.plant("fuzz/a.cpp", "auto h = dlopen(path, 0);\n")
        self.assertEqual(self.found(), ["fuzz/a.cpp:1"])

    def test_sqlite_is_for_reports_and_printing_for_cli(self):
        self.plant("fuzz/a.cpp", "#include <sqlite3.h>\nvoid f() { std::cout << 1; }\nvoid g() { std::exit(1); }\n")
        self.plant("cli/a.cpp", "void f() { std::cout << 1; std::exit(2); }\n")
        self.assertEqual(self.found(), ["fuzz/a.cpp:1", "fuzz/a.cpp:2", "fuzz/a.cpp:3"])

    def test_this_house_keeps_its_doors(self):
        self.assertEqual([f"{path}:{line}: {what}" for path, line, what in doors.violations(doors.ROOT)], [])

    def test_comments_and_strings_are_free(self):
        self.plant("oracle/a.cpp", '// dlopen( and exit(1)\nauto s = "std::cout << exit(1)";\n')
        self.assertEqual(self.found(), [])


if __name__ == "__main__":
    unittest.main()
