"""What an assertion says, in the form of `numpy.testing`."""

from __future__ import annotations

import pathlib
import shlex
import tempfile

from assay._arrays import save
from assay._lower import Lowered
from assay._result import Failure, Result


def keep(lowered: Lowered, options: list[str]) -> str:
    """Keeps the program with its inputs in a folder that stays; the command that runs it again."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="assay-kept-"))
    program = folder / "program.mlir"
    program.write_bytes(lowered.text if isinstance(lowered.text, bytes) else lowered.text.encode())
    inputs = save(folder, lowered.inputs)
    return shlex.join(["assay", "check", str(program), "--inputs", str(inputs), *options])


def of_failure(result: Result, command: str) -> str:
    lines = ["", f"An answer that no implementation may give ({result.identity}, contract {result.contract})", ""]
    if result.first_wrong:
        lines += [f"First wrong op: {result.first_wrong.op} at {result.first_wrong.place}"]
    failure = result.failure
    lines += _of_value(failure, result) if failure and failure.index is not None else [result.reason]
    return "\n".join([*lines, f"Repeat with: {command}"])


def _of_value(failure: Failure, result: Result) -> list[str]:
    elements = sum(int(array.size) for array in result.outputs)
    share = f" ({100 * failure.elements / elements:.3g}%)" if elements else ""
    lines = [f"Mismatched elements: {failure.elements} / {elements}{share}",
             f"{failure.kind}: worst mismatch at output {failure.output}, index {failure.index}",
             f" GOT:   {failure.got}", f" LEGAL: {failure.legal}"]
    if failure.ulps is not None:
        lines += [f"{failure.ulps:.6g} ulp from the nearest legal value, {failure.nearest}"]
    return [*lines, f"Violates: {failure.clause}"] if failure.clause else lines


def of_nothing(result: Result, command: str) -> str:
    return (f"\nThe answer was not judged: {result.verdict} ({result.identity}, contract {result.contract})\n"
            f"{result.reason}\nRepeat with: {command}")
