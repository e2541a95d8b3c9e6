"""Files of arrays between this package and the program."""

from __future__ import annotations

import pathlib
from typing import Sequence

import numpy as np


def save(folder: pathlib.Path, arrays: Sequence[np.ndarray]) -> pathlib.Path:
    """A file of inputs. Of no arrays it is an empty text, since the program draws inputs where no file is named."""
    if not arrays:
        (folder / "inputs.txt").write_text("")
        return folder / "inputs.txt"
    np.savez(folder / "inputs.npz", *arrays)
    return folder / "inputs.npz"


def load(file: pathlib.Path, types: Sequence[str]) -> list[np.ndarray]:
    """The arrays of a file that the program wrote, in order; `types` says what their elements are: `tensor<2xbf16>`."""
    if not types:
        return []
    with np.load(file) as archive:
        return [typed(archive[f"arr_{k}"], of) for k, of in enumerate(types)]


def typed(array: np.ndarray, of: str) -> np.ndarray:
    """The array with elements of ml_dtypes, which files of numpy do not name."""
    if array.dtype.kind != "V":
        return array
    try:
        import ml_dtypes
    except ImportError:
        return array
    return array.view(getattr(ml_dtypes, _name(element_of(of))))


def element_of(of: str) -> str:
    """`bf16` of `tensor<2xbf16>`."""
    return of[len("tensor<") : -1].split("x")[-1] if "complex" not in of else of[of.index("complex") : -1]


def _name(element: str) -> str:
    """`bfloat16` for bf16, `float8_e4m3fn` for f8E4M3FN, `int4` for i4."""
    if element == "bf16":
        return "bfloat16"
    if element[0] == "f":
        return element.replace("f", "float", 1).replace("E", "_e", 1).lower()
    return element.replace("ui", "uint", 1) if element[0] == "u" else element.replace("i", "int", 1)
