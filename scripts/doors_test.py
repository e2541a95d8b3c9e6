"""The doors are checked by planting violations in a house of our own."""

import pathlib
import sys
import tempfile
import unittest
from unittest import mock

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import doors


class Doors(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.excuse({})  # what this house has still to mend is no matter of the houses planted here

    def excuse(self, exceptions, circles={}):
        for name, value in (("NOT_YET_MENDED", exceptions), ("CIRCLES_WITH_ROOT", circles)):
            self.replace(name, value)

    def replace(self, name, value):
        patch = mock.patch.object(doors, name, value)
        self.addCleanup(patch.stop)
        patch.start()

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
        self.plant("reports/html/a.cpp", '\n#include "program/tensor.h"\n')
        self.assertEqual(self.found(), ["spec/a.h:1", "reports/html/a.cpp:2"])

    def test_products_share_nothing_but_the_judge(self):
        self.plant("fuzz/a.cpp", '#include "judge/judge.h"\n#include "conform/files/check_file.h"\n')
        self.plant("measure/a.cpp", '#include "judge/judge.h"\n#include "fuzz/campaign/campaign.h"\n')
        self.plant("conform/a.cpp", '#include "judge/judge.h"\n#include "measure/sweep/sweep.h"\n')
        self.assertEqual(self.found(), ["fuzz/a.cpp:2", "measure/a.cpp:2", "conform/a.cpp:2"])

    def test_the_tests_of_the_judge_alone_draw_programs(self):
        for path in ["judge/a_test.cpp", "judge/a.cpp", "oracle/a_test.cpp"]:
            self.plant(path, '#include "generator/generator.h"\n')
        self.assertEqual(self.found(), ["oracle/a_test.cpp:1", "judge/a.cpp:1"])

    def test_folders_of_a_room_follow_arrows_too(self):
        self.plant("fuzz/campaign/a.cpp", '#include "judge/judge.h"\n#include "fuzz/campaign/a.h"\n')
        self.plant("spec/language/a.h", '#include "spec/record.h"\n#include "spec/types/type.h"\n')
        self.plant("spec/record.cpp", '#include "spec/plan/schedule.h"\n')
        self.assertEqual(self.found(), [])

    def test_only_tests_use_what_is_for_tests(self):
        for path in ["oracle/a_test.h", "judge/reduce/a_benchmark.cpp", "oracle/evaluator/a_test.cpp", "oracle/a.cpp"]:
            self.plant(path, '#include "oracle/interpreter/interpreter.h"\n')
        self.plant("oracle/interpreter/a.cpp", '#include "oracle/interpreter/interpreter.h"\n')
        self.plant("judge/reduce/a.cpp", '#include "oracle/interpreter/interpreter.h"\n')
        self.assertEqual(self.found(), ["oracle/a.cpp:1", "judge/reduce/a.cpp:1"])

    def test_no_folder_of_a_room_looks_back(self):
        self.plant("judge/reduce/a.cpp", '#include "spec/result.h"\n#include "judge/cluster/cluster.h"\n')
        self.plant("program/edit/a.cpp", '#include "program/text/text.h"\n')
        self.plant("spec/types/a_test.cpp", '#include "spec/language/parse.h"\n')
        self.plant("generator/generator.cpp", '#include "generator/elsewhere/a.h"\n')
        self.assertEqual(self.found(), ["spec/types/a_test.cpp:1", "program/edit/a.cpp:1", "generator/generator.cpp:1",
                                        "judge/reduce/a.cpp:2"])

    def test_a_new_folder_gets_a_row(self):
        self.plant("oracle/attic/a.h", "int a;\n")
        self.assertEqual([what for _, _, what in doors.violations(self.root)],
                         ["oracle/attic has no row in MAY_INCLUDE_INSIDE of scripts/doors.py"])

    def test_an_exception_excuses_one_pair_and_fails_when_it_is_mended(self):
        self.excuse({"oracle/evaluator": {"grid"}})
        self.plant("oracle/evaluator/a.cpp", '#include "oracle/grid/grid.h"\n#include "oracle/cone/cone.h"\n')
        self.assertEqual(self.found(), ["oracle/evaluator/a.cpp:2"])
        self.plant("oracle/evaluator/a.cpp", "")
        self.assertEqual([what for _, _, what in doors.violations(self.root)],
                         ["oracle/evaluator no longer includes grid: take it out of NOT_YET_MENDED"])

    def test_a_root_and_its_folder_do_not_include_each_other(self):
        self.plant("judge/a.cpp", '#include "judge/form/form.h"\n')
        self.plant("judge/form/form.h", '#include "spec/result.h"\n')
        self.plant("judge/form/a_test.cpp", '#include "judge/case.h"\n')
        self.assertEqual(self.found(), [])
        self.plant("judge/form/form.h", '#include "judge/case.h"\n')
        self.assertEqual([what for _, _, what in doors.violations(self.root)],
                         ["judge and judge/form include each other"])
        self.excuse({}, {"judge": {"form"}})
        self.assertEqual(self.found(), [])
        self.plant("judge/form/form.h", "")
        self.assertEqual([what for _, _, what in doors.violations(self.root)],
                         ["judge/form has no circle: take it out of CIRCLES_WITH_ROOT"])

    def test_a_table_with_a_cycle_is_a_violation(self):
        self.assertEqual(doors.unordered({".": {"a"}, "a": {"b", "."}, "b": {"c"}, "c": set()}), [])
        self.assertEqual(doors.unordered({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": set()}), ["a", "b", "c"])
        with mock.patch.dict(doors.MAY_INCLUDE_INSIDE, {"reports": {"html": {"regression"}, "regression": {"html"}}}):
            self.assertEqual([what for _, _, what in doors.violations(self.root)],
                             ["the folders of reports include each other: html, regression"])

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
        mock.patch.stopall()
        self.assertEqual([f"{path}:{line}: {what}" for path, line, what in doors.violations(doors.ROOT)], [])

    def test_comments_and_strings_are_free(self):
        self.plant("oracle/a.cpp", '// dlopen( and exit(1)\nauto s = "std::cout << exit(1)";\n')
        self.assertEqual(self.found(), [])


if __name__ == "__main__":
    unittest.main()
