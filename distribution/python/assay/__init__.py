"""Compares what a back end for StableHLO computes with what any legal implementation may answer.

    >>> import assay, jax.numpy as jnp, numpy as np
    >>> assay.check(jnp.tanh, np.float32([0.5, 2.0])).verdict
    'PASS'

`check` takes a function that JAX can lower, or StableHLO, with its arguments; `assert_conforms` is the same for tests.
`open` keeps a back end warm, `oracle` gives what is legal without one. `pytest --assay-backend=jax` has the fixture
`conforms`, `assay.strategies` what Hypothesis draws. The program `assay` comes with this package; `assay.worker` is the
child side of the protocol that makes a back end of any Python program.
"""

from typing import Any

from assay._backend import Backend, NotConforming, NotJudged, assert_conforms, check, close, open
from assay._lower import Error
from assay._oracle import oracle
from assay._program import path, version
from assay._result import Elements, Failure, LegalSet, Op, Result

__all__ = ["Backend", "Elements", "Error", "Failure", "LegalSet", "NotConforming", "NotJudged", "Op", "Result", "assert_conforms",
           "check", "close", "open", "oracle", "path"]
__version__: str


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return version()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
