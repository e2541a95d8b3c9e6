"""The program that this package brings, and how it is started."""

from __future__ import annotations

import functools
import os
import pathlib
import subprocess
import sys


def path() -> str:
    """Where the program `assay` lies: in this package, or where ASSAY_PROGRAM says."""
    return os.environ.get("ASSAY_PROGRAM") or str(pathlib.Path(__file__).resolve().parent / "bin" / "assay")


def environment() -> dict[str, str]:
    """The variables that the program is started with: `jax` is the jaxlib of the Python that runs this."""
    return {"ASSAY_PYTHON_ENVIRONMENT": sys.prefix, **os.environ}


@functools.lru_cache(maxsize=None)
def version() -> str:
    """`0.2.0`"""
    said = subprocess.run([path(), "--version"], capture_output=True, text=True, check=True).stdout
    return said.split()[1].rstrip(",")


def main() -> None:
    """The command `assay`: from here on this process is the program."""
    os.execve(path(), ["assay", *sys.argv[1:]], environment())
