"""The program that this package brings."""

import os
import pathlib
import sys


def path():
    """Where the program `assay` lies."""
    return str(pathlib.Path(__file__).resolve().parent / "bin" / "assay")


def main():
    """The command `assay`: from here on this process is the program."""
    os.execv(path(), ["assay", *sys.argv[1:]])
