"""What is legal, without a back end."""

from __future__ import annotations

from typing import Any, Sequence

from assay._backend import opened
from assay._lower import Error, Program
from assay._result import LegalSet


def oracle(program: Program, /, *arguments: Any, contract: str = "stablehlo",
           static_argnums: int | Sequence[int] = (), **keywords: Any) -> list[LegalSet]:
    """What any legal implementation may answer, for each output of a program. No back end runs.

    The arguments are those of `Backend.check`; `contract` says what is legal, by default what the texts say alone.
    """
    there = opened("oracle", "default", contract, None, None)
    result = there.check(program, *arguments, static_argnums=static_argnums, **keywords)
    if result.outputs and not result.legal:
        raise Error(result.reason)
    return result.legal
