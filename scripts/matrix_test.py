"""docs/matrix.html is what the certificates say, and these are short and whole."""

import json
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import matrix

MOST_BYTES = 300_000


def failure(op, type_, message, file="f"):
    return {"file": file, "op": op, "type": type_, "variant": "default", "verdict": "wrong", "cluster": "c", "message": message}


class Shortening(unittest.TestCase):
    def test_keeps_the_first_different_messages_of_each_cell(self):
        failing = [failure("add", "f32", "a\nb"), failure("add", "f32", "a"), *(failure("add", "f32", m) for m in "bcd"),
                   failure("abs", "f32", "a"), failure("abs", "", "of a text that breaks a law")]  # fmt: skip
        kept = [(f["op"], f["message"]) for f in matrix.short_failures(failing)]
        self.assertEqual(kept, [("add", "a"), ("add", "b"), ("add", "c"), ("abs", "a")])

    def test_the_text_is_the_same_json(self):
        value = {"a": [], "b": [{"c": 1}, {"c": "é"}], "d": {"e": None}}
        self.assertEqual(json.loads(matrix.text_of(value)), value)


class Certificates(unittest.TestCase):
    def test_each_is_of_a_run_that_the_script_knows(self):
        self.assertEqual({path.stem for path in matrix.FOLDER.glob("*.json")} - set(matrix.RUNS), set())

    def test_each_says_what_was_certified_and_is_short(self):
        for path in matrix.FOLDER.glob("*.json"):
            with self.subTest(path=path.name):
                certificate = json.loads(path.read_text())
                self.assertTrue(certificate["subject"]["identity"])
                self.assertEqual(certificate["left_out"]["ops"], 0, "every op has its row")
                self.assertGreater(len(certificate["cells"]), 40)
                self.assertLess(path.stat().st_size, MOST_BYTES)
                self.assertEqual(certificate, matrix.short(certificate), "nothing more is kept")

    @unittest.skipUnless(matrix.ASSAY.exists(), "needs the program")
    def test_the_page_is_what_they_say(self):
        self.assertEqual(matrix.PAGE.read_text(), matrix.page_text(), "scripts/matrix.py page writes it")


if __name__ == "__main__":
    unittest.main()
