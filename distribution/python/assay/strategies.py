"""What Hypothesis draws: arrays with the values that back ends get wrong.

    @given(assay.strategies.arrays(np.float32, (8,)))
    def test_tanh(x): assay.assert_conforms(jnp.tanh, x)
"""

from __future__ import annotations

from typing import Any, Sequence

import numpy as np
from hypothesis import strategies as st

ml_dtypes: Any = None
try:
    import ml_dtypes
except ImportError:  # then there are no types of its
    pass


def special_values(dtype: Any) -> list[Any]:
    """Values of a type at which back ends differ, the simplest first."""
    dtype = np.dtype(dtype)
    if dtype.kind == "b":
        return [False, True]
    if dtype.kind == "c":
        parts = special_values(np.empty(0, dtype).real.dtype)
        return [complex(part, 0) for part in parts] + [complex(1, part) for part in parts]
    info = _info(dtype)
    if hasattr(info, "smallest_subnormal"):
        return _special_floats(dtype, info)
    lowest, highest = int(info.min), int(info.max)
    return sorted({0, 1, lowest, lowest + 1, highest - 1, highest, max(lowest, -1)}, key=abs)


def elements(dtype: Any) -> st.SearchStrategy[Any]:
    """Values of a type: special ones, small integers, and anything."""
    dtype = np.dtype(dtype)
    special = st.sampled_from(special_values(dtype))
    if dtype.kind in "bc":
        return special if dtype.kind == "b" else special | st.complex_numbers(width=8 * dtype.itemsize)
    info = _info(dtype)
    if not hasattr(info, "smallest_subnormal"):
        return special | st.integers(int(info.min), int(info.max))
    bits = st.integers(0, 2 ** (8 * dtype.itemsize) - 1)
    unsigned = np.dtype(f"u{dtype.itemsize}")
    small = st.integers(-8, 8).filter(lambda n: float(dtype.type(n)) == n)
    any_value = bits.filter(lambda b: b < 2 ** info.bits).map(lambda b: float(np.array(b, unsigned).view(dtype)))
    return special | small.map(float) | any_value


def arrays(dtype: Any, shape: int | Sequence[int] | st.SearchStrategy[Any]) -> st.SearchStrategy[np.ndarray]:
    """Arrays of a type, also of ml_dtypes, whose elements are `elements`. The shape may be drawn, too."""
    if isinstance(shape, st.SearchStrategy):
        return shape.flatmap(lambda drawn: arrays(dtype, drawn))
    sizes = (shape,) if isinstance(shape, int) else tuple(shape)
    count = int(np.prod(sizes, dtype=np.int64))
    values = st.lists(elements(dtype), min_size=count, max_size=count)
    return values.map(lambda drawn: np.array(drawn).astype(np.dtype(dtype)).reshape(sizes))


def _special_floats(dtype: np.dtype, info: Any) -> list[float]:
    tiny, least, most = float(info.smallest_normal), float(info.smallest_subnormal), float(info.max)
    wanted = [0.0, 1.0, -1.0, -0.0, least, -least, tiny, -tiny, tiny - least, 1 + float(info.eps), most, -most,
              float("inf"), float("-inf"), float("nan")]
    return list({repr(value): value for value in wanted if _is_value(dtype, value)}.values())


def _is_value(dtype: np.dtype, value: float) -> bool:
    """Not every type has infinities, a NaN, a sign or a zero."""
    with np.errstate(all="ignore"):
        kept = float(np.asarray(value).astype(dtype))
    return repr(kept) == repr(value)


def _info(dtype: np.dtype) -> Any:
    """Of numpy, or of ml_dtypes where that has the type."""
    is_of_numpy = dtype.kind in "iuf" and dtype.type.__module__ == "numpy"
    of = np if is_of_numpy or ml_dtypes is None else ml_dtypes
    try:
        return of.finfo(dtype)
    except (ValueError, TypeError):
        return of.iinfo(dtype)
