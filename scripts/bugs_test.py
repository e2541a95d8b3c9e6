"""The page of bugs is what the data says, every entry is complete, and each program answers as its file says on the
jaxlib that is installed."""

import json
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import bugs

LONGEST_SCRIPT = 15  # lines, without those of the program and without empty ones
LONGEST_ISSUE = 45  # lines: one screen
ENVIRONMENT = bugs.Environment(bugs.ROOT / ".venv")


def lines_without_program(text):
    quoted = text.split('"""')
    return [line for line in "".join(quoted[::2]).splitlines() if line.strip()]


class Data(unittest.TestCase):
    def setUp(self):
        self.bugs = bugs.bugs()

    def each(self, law):
        for bug in self.bugs:
            with self.subTest(bug=bug.name):
                law(bug)

    def test_there_are_some(self):
        self.assertGreater(len(self.bugs), 40)

    def test_every_folder_is_an_entry(self):
        folders = {path.name for path in bugs.FOLDER.iterdir() if path.is_dir()}
        self.assertEqual(folders, {bug.name for bug in self.bugs})

    def test_says_what_why_and_where_it_was_looked_for(self):
        def law(bug):
            self.assertIn(bug.facts["component"], bugs.COMPONENTS)
            self.assertIn(bug.facts["kind"], bugs.ORDER)
            for key in ("title", "types", "why", "searched", "found"):
                self.assertTrue(bug.facts[key], key)

        self.each(law)

    def test_no_two_have_one_title(self):
        titles = [(bug.facts["component"], bug.facts["title"]) for bug in self.bugs]
        self.assertEqual(len(titles), len(set(titles)))

    def test_a_wrong_answer_is_titled_with_its_numbers(self):
        def law(bug):
            if bugs.is_silent(bug) and not bug.facts["kind"].startswith(("replicas", "wrong-type")):
                self.assertRegex(bug.facts["title"], r"\d|true|false")

        self.each(law)

    def test_an_official_release_shows_it(self):
        self.each(lambda bug: self.assertTrue(any(bugs.shows(bug, a) for a in bug.answers.values()), bug.answers))

    def test_its_script_fails_where_it_shows(self):
        def law(bug):
            ran = {r: a["script"] for r, a in bug.answers.items() if a.get("script") in ("fails", "passes")}
            self.assertEqual({r: s == "fails" for r, s in ran.items()}, {r: bugs.shows(bug, bug.answers[r]) for r in ran})

        self.each(law)

    def test_scripts_and_issues_are_short(self):
        def law(bug):
            if bug.script.exists():
                self.assertLessEqual(len(lines_without_program(bug.script.read_text())), LONGEST_SCRIPT)
            if bug.issue.exists():
                self.assertLessEqual(len(bug.issue.read_text().splitlines()), LONGEST_ISSUE)

        self.each(law)

    def test_the_page_is_what_the_data_says(self):
        self.assertEqual(bugs.PAGE.read_text(), bugs.page(), "scripts/bugs.py page")


class Reading(unittest.TestCase):
    def bug(self, answers, upstream=""):
        return bugs.Bug("x", {"kind": "wrong-value", "upstream": upstream}, answers)

    def test_a_bug_is_fixed_in_the_first_release_that_passes_after_the_last_that_fails(self):
        fails, passes, skips = ({"verdict": v, "said": "wrong-value: x"} for v in ("FAIL", "PASS", "SKIP"))
        self.assertEqual(bugs.state(self.bug({"jaxlib 0.9.0": passes, "jaxlib 0.10.2": fails})), "open; not reported")
        self.assertEqual(bugs.state(self.bug({"jaxlib 0.9.0": fails, "jaxlib 0.10.2": passes, "jaxlib 0.12.0": passes})), "fixed in jaxlib 0.10.2; not reported")
        self.assertEqual(bugs.state(self.bug({"jaxlib 0.9.0": fails, "jaxlib 0.12.0": skips})), "open; not reported")

    def test_says_the_issue(self):
        link = "https://github.com/openxla/xla/issues/48717"
        self.assertEqual(bugs.state(self.bug({}, link)), f"open; [openxla/xla#48717]({link})")

    def test_another_failure_is_marked_with_its_kind(self):
        crash = {"verdict": "FAIL", "said": "crash: died with signal 6 (ABRT)"}
        self.assertEqual(bugs.mark(self.bug({}), crash), "✗ crash")
        self.assertFalse(bugs.shows(self.bug({}), crash))

    def test_releases_are_in_order(self):
        with tempfile.TemporaryDirectory() as folder:
            found = []
            for version in ("0.10.2", "0.4.30"):
                environment = pathlib.Path(folder) / version
                (environment / "lib" / "python3.11" / "site-packages" / f"jaxlib-{version}.dist-info").mkdir(parents=True)
                found.append(bugs.Environment(environment))
            names = [name for name, _ in bugs.releases(bugs.COMPONENTS["xla"], found)]
        self.assertEqual(names, ["jaxlib 0.4.30", "jaxlib 0.10.2"])


class Programs(unittest.TestCase):
    """One command for all programs of a component and variant: the worker stays warm."""

    def setUp(self):
        if not bugs.ASSAY.exists():
            self.skipTest(f"needs the program: {bugs.ASSAY} is not built")
        if not ENVIRONMENT.version("jaxlib"):
            self.skipTest("needs jaxlib")

    def test_answer_as_their_files_say(self):
        release = f"jaxlib {ENVIRONMENT.version('jaxlib')}"
        told = [bug for bug in bugs.bugs() if release in bug.answers]
        self.assertGreater(len(told), 40)
        for (component, variant, _), members in bugs.groups(told).items():
            lines = bugs.check(component.backend, variant, [b.program for b in members], ENVIRONMENT)
            for bug in members:
                with self.subTest(bug=bug.name):
                    self.compare(bug, bugs.answer(lines[bug.program]), bug.answers[release])

    def compare(self, bug, now, told):
        self.assertEqual(now["verdict"], told["verdict"], json.dumps(now))
        if not bug.facts.get("alone"):  # it damages memory: how it fails is chance
            self.assertEqual(bugs.kind_of(now), bugs.kind_of(told), json.dumps(now))


if __name__ == "__main__":
    unittest.main()
