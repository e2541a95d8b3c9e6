"""Reads what the program answers."""

from __future__ import annotations

import pathlib
from typing import Any, Mapping

import numpy as np

from assay._arrays import load
from assay._lower import Error, Lowered
from assay._result import Elements, Failure, LegalSet, Op, Result

# The bits of a set, as `SetFlag` (oracle/oracle.h) has them.
MAY_NAN, MUST_NAN, UNION, ZERO_SIGN_FREE, OPEN = 1, 2, 8, 16, 32


def result_of(said: Mapping[str, Any], files: Mapping[str, pathlib.Path], lowered: Lowered, backend: str,
              identity: str) -> Result:
    """The result that the program's answer describes."""
    if said["verdict"] == "ERROR":
        raise Error(said["reason"])
    types = said.get("outputs", [])
    outputs = load(files["outputs"], types)
    table = said.get("by_op", {})
    ops = [op_of(row) for row in table.get("ops", [])]
    first_wrong = ops[table["first_wrong"] - 1] if "first_wrong" in table else None
    return Result(
        verdict=said["verdict"], reason=said["reason"], elements=elements_of(said["elements"]), outputs=outputs,
        value=lowered.restore(outputs) if outputs else None,
        legal=legal_sets(files["sets"], types) if said.get("sets") else [], failure=failure_of(said.get("failure")),
        ops=ops, first_wrong=first_wrong, backend=backend, identity=identity, contract=said["contract"])


def legal_sets(file: pathlib.Path, types: list[str]) -> list[LegalSet]:
    """Three arrays for each output: lower ends, upper ends, flags."""
    arrays = load(file, [t for of in types for t in (of, of, "tensor<ui8>")])
    return [legal_set(*arrays[k : k + 3]) for k in range(0, len(arrays), 3)]


def legal_set(lower: np.ndarray, upper: np.ndarray, flags: np.ndarray) -> LegalSet:
    def has(bit: int) -> np.ndarray:
        return np.asarray((flags & bit) != 0)

    return LegalSet(lower, upper, has(MAY_NAN | MUST_NAN), has(MUST_NAN), has(OPEN), has(ZERO_SIGN_FREE), has(UNION))


def failure_of(said: Mapping[str, Any] | None) -> Failure | None:
    if said is None:
        return None
    index = tuple(said["index"]) if "index" in said else None
    return Failure(said["class"], said["given"], said["allowed"], said.get("output"), index, said.get("elements", 0),
                   said.get("ulps"), said.get("nearest", ""), said.get("clause", ""))


def elements_of(said: Mapping[str, int]) -> Elements:
    return Elements(checked=said["checked"], weak=said["weak"], open=said["open"], undecided=said["undecided"])


def op_of(row: Mapping[str, Any]) -> Op:
    return Op(row["op"], row["place"], row["verdict"], elements_of(row["elements"]), row["used"],
              row.get("reason") or row.get("declined") or row.get("entered", ""), row["depth"])
