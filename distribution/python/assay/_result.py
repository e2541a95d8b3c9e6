"""What a check says."""

from __future__ import annotations

import dataclasses
from typing import Any, List, Optional, Tuple, TypedDict

import numpy as np


class Elements(TypedDict):
    """How many elements of the outputs were `checked`, `weak` (nearly any answer is legal), `open` (any is), `undecided`."""

    checked: int
    weak: int
    open: int
    undecided: int


@dataclasses.dataclass(frozen=True, eq=False)
class LegalSet:
    """What any legal implementation may answer, for each element of one output.

    A legal number lies between `lower` and `upper`, both included, where none of the flags says otherwise.
    """

    lower: np.ndarray
    upper: np.ndarray
    #: NaN is legal, too.
    may_be_nan: np.ndarray
    #: Nothing but NaN is legal.
    must_be_nan: np.ndarray
    #: Anything is legal.
    is_open: np.ndarray
    #: Both zeros are legal where one is.
    zero_sign_free: np.ndarray
    #: Several intervals are legal, and not all between them.
    has_gaps: np.ndarray


@dataclasses.dataclass(frozen=True)
class Failure:
    """The answer that is farthest from what is legal, or how the back end went down."""

    #: `wrong-value`, `unexpected-nan`, `crash`, `hang`, ...
    kind: str
    got: str
    legal: str
    #: Which output, and the index in it; None where no value is wrong.
    output: Optional[int] = None
    index: Optional[Tuple[int, ...]] = None
    #: How many elements lie outside their sets.
    elements: int = 0
    #: From the nearest legal value, in units in the last place; None where that is no measure.
    ulps: Optional[float] = None
    nearest: str = ""
    #: The law or the line of the contract that is violated.
    clause: str = ""


@dataclasses.dataclass(frozen=True)
class Op:
    """One op of a program that was checked op by op."""

    op: str
    #: `model.py:6`, or the line of the program.
    place: str
    verdict: str
    elements: Elements
    #: How far from the middle of its set an answer lay at most; 1 is the end.
    used: float
    reason: str = ""
    #: How deep it stands in loops and branches.
    depth: int = 0


@dataclasses.dataclass(frozen=True, eq=False)
class Result:
    """What the answer of a back end is worth."""

    #: PASS: something was checked; DEVIATION: legal by a grant of the contract, which `reason` names; OPEN: any
    #: answer is legal; WEAK: nearly any; UNDECIDED; SKIP: the back end does not take it; SLOW: it ended after its limit;
    #: FAIL: an answer that nothing allows, a crash, a hang.
    verdict: str
    reason: str
    elements: Elements
    #: The arrays that the back end answered, those of all processes one after the other; none where it did not.
    outputs: List[np.ndarray]
    #: The same as the function returns them: an array, a tuple, a dictionary.
    value: Any
    #: What is legal, for each of the outputs; none where it was not computed.
    legal: List[LegalSet]
    failure: Optional[Failure]
    #: With `by_op=True` each op of the program, in its order.
    ops: List[Op]
    #: The first of them that is wrong.
    first_wrong: Optional[Op]
    backend: str
    #: Name and version: `XLA:CPU jaxlib 0.10.2`.
    identity: str
    contract: str

    @property
    def ok(self) -> bool:
        """Whether something was judged, and is legal."""
        return self.verdict in ("PASS", "DEVIATION")
