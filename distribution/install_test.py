"""Installs a build into a prefix of its own and runs what lies there, without the tree that it was built from."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = pathlib.Path(os.environ.get("ASSAY_BUILD", ROOT / "build" / "release"))


def bash_completes(script, *words):
    """What bash offers for the last word, as its key Tab does: the function that it calls gets the same variables."""
    program = (f". '{script}'; COMP_WORDS=({' '.join(repr(w) for w in words)}); COMP_CWORD={len(words) - 1}; "
               "$(complete -p assay | sed 's/.*-F \\([^ ]*\\).*/\\1/'); printf '%s\\n' \"${COMPREPLY[@]}\"")
    return subprocess.run(["bash", "--norc", "-c", program], capture_output=True, text=True, check=True).stdout.split()


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not (BUILD / "assay").exists():
            raise unittest.SkipTest(f"needs the program: {BUILD} has none, cmake --build --preset release")
        cls.folder = tempfile.TemporaryDirectory(prefix="assay-install-")
        cls.prefix = pathlib.Path(cls.folder.name) / "some where"
        subprocess.run(["cmake", "--install", BUILD, "--prefix", cls.prefix], check=True, stdout=subprocess.DEVNULL)
        cls.program = cls.prefix / "bin" / "assay"

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def run_installed(self, *arguments, **environment):
        return subprocess.run([self.program, *arguments], capture_output=True, text=True, cwd=self.folder.name,
                              env={"PATH": os.environ["PATH"], "HOME": self.folder.name, **environment})

    def test_the_program_brings_its_specification(self):
        ran = self.run_installed("fuzz", "--backend", "mutant:abs.means.1", "--contract", "stablehlo", "--ops", "abs",
                                 "--count", "40", "--db", "a.db")
        self.assertEqual(ran.returncode, 1, ran.stderr)
        self.assertIn("abs", ran.stdout)

    def test_the_program_finds_its_workers(self):
        ran = self.run_installed("backends")
        self.assertIn("worker:interpreter", ran.stdout)
        self.assertTrue((self.prefix / "share" / "assay" / "workers" / "environments" / "make.py").exists())
        python = ROOT / ".venv"
        if not (python / "bin" / "python").exists():
            self.skipTest("needs jaxlib: run scripts/python-environment")
        ran = self.run_installed("backends", ASSAY_PYTHON_ENVIRONMENT=str(python))
        self.assertRegex(ran.stdout, "worker:interpreter +available")

    def test_the_man_page_has_every_verb_and_no_warning(self):
        page = self.prefix / "share" / "man" / "man1" / "assay.1"
        text = page.read_text()
        verbs = self.run_installed("completion", "bash").stdout.split("compgen -W '")[1].split("' ")[0].split()
        for verb in (v for v in verbs if not v.startswith("-")):
            self.assertIn(f".SS assay {verb}\n", text)
        self.assertIn(".SH EXIT STATUS", text)
        if not shutil.which("groff"):
            self.skipTest("needs groff")
        ran = subprocess.run(["groff", "-man", "-ww", "-Tutf8", page], capture_output=True, text=True)
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))

    def test_bash_completes(self):
        script = self.prefix / "share" / "bash-completion" / "completions" / "assay"
        self.assertEqual(bash_completes(script, "assay", "do"), ["doctor"])
        self.assertEqual(bash_completes(script, "assay", "export", "1", "--format", "i"), ["issue", "iree", "iree-config"])
        self.assertEqual(bash_completes(script, "assay", "check", "--outp"), ["--outputs"])
        self.assertIn("xla-cpu", bash_completes(script, "assay", "fuzz", "--backend", ""))
        self.assertEqual(bash_completes(script, "assay", "check", "--db"), [])  # of other verbs
        self.assertEqual(bash_completes(script, "assay", "check", "some"), [])  # then bash offers files

    def test_fish_completes(self):
        script = self.prefix / "share" / "fish" / "vendor_completions.d" / "assay.fish"
        lines = script.read_text().splitlines()
        self.assertTrue(all(line.startswith(("#", "complete -c assay -n ")) for line in lines))
        self.assertTrue(any("from check' -l outputs -r -d" in line for line in lines), lines)
        if not shutil.which("fish"):
            self.skipTest("needs fish")
        ran = subprocess.run(["fish", "--no-config", "-c", f"source '{script}'; complete -C 'assay export 1 --format bu'"],
                             capture_output=True, text=True)
        self.assertIn("bundle", ran.stdout)

    def test_zsh_completes(self):
        if not shutil.which("zsh"):
            self.skipTest("needs zsh")
        folder = self.prefix / "share" / "zsh" / "site-functions"
        # A terminal of its own is what zsh completes in; `zpty` is its own module for that.
        program = f"""
          zmodload zsh/zpty || exit 77
          zpty z zsh -f -i
          zpty -w z "PS1= PS2=; fpath=('{folder}' $fpath); autoload -U compinit; compinit -u -D; bindkey '^I' complete-word; print RE''ADY"
          zpty -r z line '*READY*'
          zpty -w -n z $'assay export 1 --format bu\\t\\n'
          sleep 2
          zpty -w z 'print DO""NE'
          zpty -r z line '*DONE*'; print -r -- $line
        """
        ran = subprocess.run(["zsh", "-f", "-c", program], capture_output=True, text=True, timeout=60)
        if ran.returncode == 77:
            self.skipTest("needs zpty: a module of zsh")
        self.assertIn("--format bundle", ran.stdout)


if __name__ == "__main__":
    unittest.main()
