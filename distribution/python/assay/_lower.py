"""From a function and its arguments to a StableHLO program and its inputs."""

from __future__ import annotations

import dataclasses
from typing import Any, Callable, Sequence, Union

import numpy as np

#: A function, StableHLO as text or bytes, or what `jax.jit(f).lower` and `jax.export` give.
Program = Union[str, bytes, Callable[..., Any], Any]


class Error(Exception):
    """Nothing was judged: the arguments do not fit the program, it is invalid, or the back end cannot be had."""

    __module__ = "assay"


@dataclasses.dataclass(frozen=True)
class Lowered:
    """A program with its inputs, and the way from its outputs back to what the function returns."""

    text: str | bytes
    inputs: list[np.ndarray]
    restore: Callable[[list[np.ndarray]], Any] = lambda outputs: outputs


def lower(program: Any, arguments: Sequence[Any], keywords: dict[str, Any], static_argnums: int | Sequence[int],
          names_lines: bool) -> Lowered:
    """`names_lines`: the text says from which line of Python each op comes."""
    if isinstance(program, (str, bytes)):
        return _given(program, arguments, keywords)
    if hasattr(program, "mlir_module") and hasattr(program, "in_avals"):  # jax.export.Exported
        return _given(program.mlir_module(), arguments, keywords)
    if callable(getattr(program, "as_text", None)) and not hasattr(program, "lower"):  # jax.stages.Lowered
        return _given(program.as_text(), arguments, keywords)
    if not callable(program):
        raise Error(f"a program is a function, or StableHLO as text or bytes, not {type(program).__name__}")
    return _traced(_jax(), program, arguments, keywords, static_argnums, names_lines)


def _given(text: str | bytes, arguments: Sequence[Any], keywords: dict[str, Any]) -> Lowered:
    if keywords:
        raise Error(f"StableHLO takes no keyword arguments: {', '.join(keywords)}")
    return Lowered(text, [np.asarray(a) for a in arguments])


def _jax() -> Any:
    try:
        import jax
    except ImportError:
        raise Error("a function is lowered by JAX, which is not installed; pass StableHLO as text") from None
    return jax


def _traced(jax: Any, function: Callable[..., Any], arguments: Sequence[Any], keywords: dict[str, Any],
            static_argnums: int | Sequence[int], names_lines: bool) -> Lowered:
    static = _positions(static_argnums, len(arguments))
    traced = {k: a for k, a in enumerate(arguments) if k not in static}
    named = {name: value for name, value in keywords.items() if _holds_an_array(jax, value)}
    leaves, tree = jax.tree_util.tree_flatten((traced, named))
    keys = [_key_kind(jax, leaf) for leaf in leaves]
    returned: list[Any] = []

    def flat(*values: Any) -> list[Any]:
        given = [v if kind is None else jax.random.wrap_key_data(v, impl=kind) for v, kind in zip(values, keys)]
        by_place, by_name = jax.tree_util.tree_unflatten(tree, given)
        places = [by_place[k] if k in by_place else a for k, a in enumerate(arguments)]
        out, out_tree = jax.tree_util.tree_flatten(function(*places, **{**keywords, **by_name}))
        kinds = [_key_kind(jax, value) for value in out]
        returned[:] = [out_tree, kinds]
        return [v if kind is None else jax.random.key_data(v) for v, kind in zip(out, kinds)]

    data = [leaf if kind is None else jax.random.key_data(leaf) for leaf, kind in zip(leaves, keys)]
    inputs = [_array(jax, leaf) for leaf in data]
    lowered = jax.jit(flat, keep_unused=True).lower(*data)
    out_tree, kinds = returned

    def restore(outputs: list[np.ndarray]) -> Any:
        whole = [v if kind is None else jax.random.wrap_key_data(v, impl=kind) for v, kind in zip(outputs, kinds)]
        return jax.tree_util.tree_unflatten(out_tree, whole)

    return Lowered(lowered.as_text(debug_info=True) if names_lines else lowered.as_text(), inputs, restore)


def _positions(static_argnums: int | Sequence[int], count: int) -> set[int]:
    given = [static_argnums] if isinstance(static_argnums, int) else list(static_argnums)
    outside = [k for k in given if not -count <= k < count]
    if outside:
        raise Error(f"static_argnums names argument {outside[0]}, and there are {count}")
    return {k % count for k in given}


def _holds_an_array(jax: Any, value: Any) -> bool:
    """Of keyword arguments only arrays are traced: `axis=0` stays a number of Python."""
    return any(isinstance(leaf, (np.ndarray, np.generic, jax.Array)) for leaf in jax.tree_util.tree_leaves(value))


def _key_kind(jax: Any, leaf: Any) -> Any:
    """Of a typed PRNG key (`jax.random.key(0)`) how it makes numbers; its data are u32. None for anything else."""
    is_key = hasattr(leaf, "dtype") and jax.dtypes.issubdtype(leaf.dtype, jax.dtypes.prng_key)
    return jax.random.key_impl(leaf) if is_key else None


def _array(jax: Any, leaf: Any) -> np.ndarray:
    """With the type that JAX gives it: without `jax_enable_x64` an array of float64 is one of float32."""
    try:
        return np.asarray(jax.numpy.asarray(leaf))
    except TypeError:
        raise Error(f"an argument is a {type(leaf).__name__}, which is no array: name its place in static_argnums") from None
