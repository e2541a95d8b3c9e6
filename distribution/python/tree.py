"""The package `assay` of this tree, with the program of a build: what the tests of the package import first."""

import os
import pathlib
import sys
import unittest

PACKAGE = pathlib.Path(__file__).resolve().parent
ROOT = PACKAGE.parent.parent
PROGRAM = pathlib.Path(os.environ.get("ASSAY_BUILD", ROOT / "build" / "release")) / "assay"

if not PROGRAM.exists():
    raise unittest.SkipTest(f"needs the program: there is no {PROGRAM}, cmake --build --preset release")
sys.path.insert(0, str(PACKAGE))
os.environ["ASSAY_PROGRAM"] = str(PROGRAM)
os.environ["JAX_PLATFORMS"] = "cpu"


def needs(*packages: str) -> None:
    """Skips the tests of a file where a package is not installed."""
    for package in packages:
        try:
            __import__(package)
        except ImportError:
            raise unittest.SkipTest(f"needs {package}: run scripts/python-environment") from None
