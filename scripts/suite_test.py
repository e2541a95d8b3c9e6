"""What corpus/suite holds of the suites is what this version makes: some ops here, all of them at night."""

import contextlib
import io
import pathlib
import shutil
import sys
import tarfile
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import suite

TREE = suite.ROOT / "corpus" / "suite"
OPS = "slice,all_gather,sqrt"


class Suites(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not suite.ASSAY.exists():
            raise unittest.SkipTest(f"needs the program: there is no {suite.ASSAY}, cmake --build --preset release")

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def said(self, *arguments, tree=TREE):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            status = suite.main(arguments, tree)
        return status, out.getvalue().splitlines()

    def test_the_tree_holds_what_is_made(self):
        self.assertEqual(self.said("check", "--ops", OPS, "--sizes", "small"), (0, []))
        self.assertEqual(self.said("check", "--ops", "abs", "--sizes", "full"), (0, []))

    def test_sees_what_is_damaged(self):
        tree = self.folder / "tree"
        shutil.copytree(TREE, tree)
        digests = (tree / "digests.txt").read_text()
        (tree / "digests.txt").write_text(digests.replace("small stablehlo.slice ", "small stablehlo.slice 1", 1))
        next((tree / "slice").glob("*.mlir")).write_text("damaged")
        (tree / "slice" / "stray.mlir").write_text("")
        status, said = self.said("check", "--ops", "slice", "--sizes", "small", tree=tree)
        self.assertEqual((status, len(said)), (1, 3), said)
        self.assertEqual(suite.main(["write", "--ops", "slice", "--sizes", "small"], tree), 0)
        self.assertEqual((tree / "digests.txt").read_text(), digests)
        self.assertEqual(self.said("check", "--ops", "slice", "--sizes", "small", tree=tree), (0, []))

    def test_keeps_the_first_valid_file_of_an_op(self):
        files = [{"op": "a.b", "name": "b/breaks-C1.mlir", "law": "b (C1)"}, {"op": "a.b", "name": "b/i32-1.mlir"},
                 {"op": "a.b", "name": "b/f32-1.mlir"}, {"op": "a.c", "name": "c/breaks-C2.mlir", "law": "c (C2)"}]
        self.assertEqual(suite.kept({"files": files}), {"a.b": "b/f32-1.mlir", "a.c": "c/breaks-C2.mlir"})

    def test_the_archive_of_a_release_is_the_same_each_time(self):
        for name in ("one", "two"):
            suite.main(["pack", str(self.folder / name), "--ops", "abs", "--sizes", "small"])
        one, two = (next((self.folder / name).iterdir()) for name in ("one", "two"))
        self.assertEqual(one.read_bytes(), two.read_bytes())
        with tarfile.open(one) as archive:
            names = {name.split("/", 1)[1] for name in archive.getnames()}
        self.assertLessEqual({"manifest.json", "test_suite.py", "lit.cfg.py", "abs/f32-1.mlir"}, names)


if __name__ == "__main__":
    unittest.main()
