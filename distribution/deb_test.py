"""Makes the Debian package, unpacks it into a root of its own and runs it."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = pathlib.Path(os.environ.get("ASSAY_BUILD", ROOT / "build" / "release"))


def output_of(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class DebianPackage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not (BUILD / "assay").exists():
            raise unittest.SkipTest(f"needs the program: {BUILD} has none, cmake --build --preset release")
        if not shutil.which("dpkg-shlibdeps"):
            raise unittest.SkipTest("needs dpkg-shlibdeps: install dpkg-dev")
        cls.folder = tempfile.TemporaryDirectory(prefix="assay-deb-")
        made = subprocess.run(["cpack", "--config", BUILD / "CPackConfig.cmake", "-B", cls.folder.name],
                              capture_output=True, text=True)
        if made.returncode:
            raise AssertionError(made.stdout + made.stderr)
        (cls.package,) = pathlib.Path(cls.folder.name).glob("*.deb")
        cls.root = pathlib.Path(cls.folder.name) / "root"
        subprocess.run(["dpkg-deb", "-x", cls.package, cls.root], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_it_says_what_it_is_and_needs(self):
        self.assertRegex(self.package.name, r"^assay_[\d.]+_[a-z0-9]+\.deb$")
        self.assertEqual(output_of("dpkg-deb", "-f", self.package, "Package").strip(), "assay")
        depends = output_of("dpkg-deb", "-f", self.package, "Depends")
        for name in ("libc6", "libflint17", "libminizip1", "libsqlite3-0", "libfmt9"):
            self.assertRegex(depends, rf"\b{re.escape(name)}\b")

    def test_files_lie_where_debian_looks(self):
        for file in ("usr/bin/assay", "usr/share/man/man1/assay.1", "usr/share/bash-completion/completions/assay",
                     "usr/share/assay/workers/protocol.py", "usr/share/doc/assay/LICENSE"):
            self.assertTrue((self.root / file).exists(), file)

    def test_it_runs(self):
        program = self.root / "usr" / "bin" / "assay"
        ran = subprocess.run([program, "gen", "--count", "3"], capture_output=True, text=True, cwd=self.folder.name)
        self.assertEqual(ran.returncode, 0, ran.stderr)
        self.assertEqual(ran.stdout.count("func.func @main"), 3)
        self.assertIn("worker:interpreter", output_of(program, "backends"))


if __name__ == "__main__":
    unittest.main()
