"""Holds what a back end for StableHLO computes against what any legal implementation may answer.

    >>> import assay, jax.numpy as jnp, numpy as np
    >>> assay.check(jnp.tanh, np.float32([0.5, 2.0]), backend="xla-cpu").verdict
    'PASS'

`assay.check` takes a function that JAX can lower, or StableHLO text, with its arguments. The program `assay` comes with
this package; `assay.worker` is the child side of the protocol that makes a back end of any Python program.
"""

from assay._check import Error, Result, check
from assay._program import path

__all__ = ["Error", "Result", "check", "path"]
