"""The GitHub Action: its script is run as a runner would, and its file is read."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

try:
    import yaml
except ImportError:
    raise unittest.SkipTest("needs yaml: run scripts/python-environment") from None

ROOT = pathlib.Path(__file__).resolve().parent.parent
ACTION = ROOT / "distribution" / "action"
BUILD = pathlib.Path(os.environ.get("ASSAY_BUILD", ROOT / "build" / "release"))


class Script(unittest.TestCase):
    def setUp(self):
        if not (BUILD / "assay").exists():
            self.skipTest(f"needs the program: {BUILD} has none, cmake --build --preset release")
        folder = tempfile.TemporaryDirectory(prefix="assay-action-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_script(self, **inputs):
        environment = {**os.environ, "PATH": f"{BUILD}:{os.environ['PATH']}", "RUNNER_TEMP": str(self.folder),
                       "GITHUB_OUTPUT": str(self.folder / "output"), "GITHUB_STEP_SUMMARY": str(self.folder / "summary"),
                       "ASSAY_TIME": "60s", "ASSAY_OPTIONS": "--ops abs --count 40 --contract stablehlo", **inputs}
        ran = subprocess.run([ACTION / "fuzz.sh"], capture_output=True, text=True, cwd=self.folder, env=environment)
        return ran, self.text("summary"), self.text("output")

    def text(self, name):
        file = self.folder / name
        return file.read_text() if file.exists() else ""

    def test_is_silent_where_nothing_is_new(self):
        ran, summary, output = self.run_script(ASSAY_BACKEND="oracle")
        self.assertEqual((ran.returncode, summary), (0, ""), ran.stderr)
        self.assertIn("new=0\n", output)

    def test_fails_with_a_summary_where_a_bug_is_new(self):
        ran, summary, output = self.run_script(ASSAY_BACKEND="mutant:abs.means.1")
        self.assertEqual(ran.returncode, 1, ran.stderr)
        self.assertRegex(summary, r"^### Assay: \d+ new in mutant:abs.means.1\n")
        self.assertIn("abs", summary)
        self.assertNotIn("new=0\n", output)
        for name in ("assay.db", "report.html", "assay.xml", "assay.sarif"):
            self.assertTrue((self.folder / "assay" / name).exists(), name)
        results = json.loads((self.folder / "assay" / "assay.sarif").read_text())["runs"][0]["results"]
        self.assertEqual(output.count(f"new={sum(r['level'] == 'error' for r in results)}\n"), 1)

    def test_what_is_known_is_not_new(self):
        self.run_script(ASSAY_BACKEND="mutant:abs.means.1")
        known = subprocess.run([BUILD / "assay", "show", "known", "--db", self.folder / "assay" / "assay.db"],
                               capture_output=True, text=True, check=True).stdout
        (self.folder / "known.toml").write_text(known)
        (self.folder / "summary").unlink()
        ran, summary, _ = self.run_script(ASSAY_BACKEND="mutant:abs.means.1", ASSAY_KNOWN="known.toml")
        self.assertEqual((ran.returncode, summary), (0, ""), ran.stdout + ran.stderr)

    def test_says_why_it_could_not_run(self):
        ran, summary, _ = self.run_script(ASSAY_BACKEND="nobody")
        self.assertEqual(ran.returncode, 2)
        self.assertIn("could not test nobody (exit code 2)", summary)
        self.assertIn("no back end 'nobody'", summary)


class Description(unittest.TestCase):
    action = yaml.safe_load((ACTION / "action.yml").read_text())

    def test_every_input_is_used_and_every_use_is_an_input(self):
        text = (ACTION / "action.yml").read_text().split("\nruns:")[1]
        used = {word.split("}}")[0].split()[0] for word in text.split("inputs.")[1:]}
        self.assertEqual(used, set(self.action["inputs"]))

    def test_the_script_reads_what_the_step_sets(self):
        (step,) = [s for s in self.action["runs"]["steps"] if s.get("id") == "fuzz"]
        script = (ACTION / "fuzz.sh").read_text()
        for name in step["env"]:
            self.assertIn(name, script)

    def test_forms_of_issues_are_forms(self):
        forms = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
        self.assertGreaterEqual(len(forms), 3)
        for form in (yaml.safe_load(f.read_text()) for f in forms if f.name != "config.yml"):
            self.assertTrue(form["name"] and form["description"])
            identifiers = [field["id"] for field in form["body"] if field["type"] != "markdown"]
            self.assertEqual(len(identifiers), len(set(identifiers)))

    def test_the_citation_names_this_version(self):
        citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
        version = (ROOT / "spec" / "version.h").read_text().split('kVersion = "')[1].split('"')[0]
        self.assertEqual((citation["version"], citation["license"]), (version, "Apache-2.0"))


if __name__ == "__main__":
    unittest.main()
