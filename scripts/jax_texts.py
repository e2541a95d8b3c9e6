"""What JAX lowers functions of jax.numpy, jax.nn, jax.lax, jax.random and jax.scipy to: NAME.mlir and NAME.inputs in a folder.

    .venv/bin/python scripts/jax_texts.py FOLDER
"""
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

MATRIX = np.array([[4.0, 1.0, 0.5, 0.25], [1.0, 3.0, 0.75, 0.5], [0.5, 0.75, 5.0, 1.5], [0.25, 0.5, 1.5, 2.0]], np.float32)
VECTOR = np.array([0.5, 0.25, 0.75, 0.125, 0.625], np.float32)
INDICES = np.arange(5, dtype=np.int32)
COMPLEX = np.array([1 + 2j, -0.5j, 0.25, -1 + 1j], np.complex64)
KEY = np.array([7, 11], np.uint32)


def of_key(draw):
    return lambda data: draw(jax.random.wrap_key_data(data))


def pooled(a):
    return lax.reduce_window(a, -jnp.inf, lax.max, (2, 2), (1, 1), "VALID")


FUNCTIONS = {
    # jax.numpy
    "sin": (jnp.sin, VECTOR), "tanh": (jnp.tanh, VECTOR), "cbrt": (jnp.cbrt, VECTOR), "sinc": (jnp.sinc, VECTOR),
    "arcsinh": (jnp.arcsinh, VECTOR), "arctan2": (jnp.arctan2, VECTOR, VECTOR), "logaddexp": (jnp.logaddexp, VECTOR, VECTOR),
    "nextafter": (jnp.nextafter, VECTOR, VECTOR), "exp_complex": (jnp.exp, COMPLEX), "matmul": (jnp.matmul, MATRIX, MATRIX),
    "einsum": (lambda a, b: jnp.einsum("ij,jk->ik", a, b), MATRIX, MATRIX), "sort": (jnp.sort, VECTOR),
    "argsort": (jnp.argsort, VECTOR), "cumsum": (jnp.cumsum, VECTOR), "cumprod": (jnp.cumprod, VECTOR),
    "argmax": (jnp.argmax, VECTOR), "where": (lambda a: jnp.where(a > 0, a, 0), MATRIX), "interp": (jnp.interp, VECTOR, VECTOR, VECTOR),
    "histogram": (lambda a: jnp.histogram(a, bins=3)[0], VECTOR), "unique": (lambda a: jnp.unique(a, size=5), VECTOR),
    "searchsorted": (jnp.searchsorted, VECTOR, VECTOR), "convolve": (jnp.convolve, VECTOR, VECTOR),
    "gather": (lambda a, i: a[i], VECTOR, INDICES), "scatter_add": (lambda a, i: a.at[i].add(1), VECTOR, INDICES),
    "fft": (jnp.fft.fft, COMPLEX), "rfft": (jnp.fft.rfft, VECTOR), "irfft": (jnp.fft.irfft, COMPLEX),
    # jax.nn
    "softmax": (jax.nn.softmax, MATRIX), "gelu": (jax.nn.gelu, MATRIX), "relu": (jax.nn.relu, MATRIX), "silu": (jax.nn.silu, MATRIX),
    # jax.scipy
    "logsumexp": (jax.scipy.special.logsumexp, MATRIX), "erf": (jax.scipy.special.erf, VECTOR),
    "erfinv": (jax.scipy.special.erfinv, VECTOR), "gammaln": (jax.scipy.special.gammaln, VECTOR),
    "digamma": (jax.scipy.special.digamma, VECTOR), "polygamma": (lambda a: jax.scipy.special.polygamma(1, a), VECTOR),
    "zeta": (lambda a: jax.scipy.special.zeta(a + 2, a), VECTOR), "i1e": (jax.scipy.special.i1e, VECTOR),
    "i0e": (jax.scipy.special.i0e, VECTOR), "igamma": (lax.igamma, VECTOR, VECTOR),
    "betainc": (jax.scipy.special.betainc, VECTOR, VECTOR, VECTOR),
    "solve_triangular": (lambda a: jax.scipy.linalg.solve_triangular(a, a), MATRIX),
    # jax.numpy.linalg
    "cholesky": (jnp.linalg.cholesky, MATRIX), "qr": (jnp.linalg.qr, MATRIX), "svd": (jnp.linalg.svd, MATRIX),
    "eigh": (jnp.linalg.eigh, MATRIX), "lu": (jax.scipy.linalg.lu, MATRIX), "inv": (jnp.linalg.inv, MATRIX),
    "det": (jnp.linalg.det, MATRIX),
    # jax.lax
    "conv": (lambda a: lax.conv(a[None, None], a[None, None], (1, 1), "SAME"), MATRIX), "top_k": (lambda a: lax.top_k(a, 2), VECTOR),
    "scan": (lambda a: lax.scan(lambda c, x: (c + x, c), 0.0, a), VECTOR),
    "while": (lambda a: lax.while_loop(lambda s: s[0] < 3, lambda s: (s[0] + 1, s[1] * 2), (0, a)), VECTOR),
    "cond": (lambda a: lax.cond(a[0] > 0, jnp.sin, jnp.cos, a), VECTOR), "map": (lambda a: lax.map(jnp.sum, a), MATRIX),
    "max_pool": (pooled, MATRIX), "max_pool_gradient": (jax.grad(lambda a: pooled(a).sum()), MATRIX),
    "population_count": (lax.population_count, INDICES), "clz": (lax.clz, INDICES),
    "bitcast": (lambda a: lax.bitcast_convert_type(a, jnp.int32), VECTOR),
    "rng_bit_generator": (lambda k: lax.rng_bit_generator(jnp.concatenate([k, k]), (4,)), KEY),
    "approx_max_k": (lambda a: lax.approx_max_k(a, 2), VECTOR),
    "dot_bf16": (lambda a: lax.dot_general(a.astype(jnp.bfloat16), a.astype(jnp.bfloat16), (((1,), (0,)), ((), ())),
                                           preferred_element_type=jnp.float32), MATRIX),
    "dot_highest": (lambda a: jnp.dot(a, a, precision="highest"), MATRIX),
    "dot_algorithm": (lambda a: lax.dot_general(a, a, (((1,), (0,)), ((), ())),
                                                precision=lax.DotAlgorithmPreset.F32_F32_F32), MATRIX),
    "psum_of_vmap": (jax.vmap(lambda a: lax.psum(a, "i"), axis_name="i"), MATRIX), "checkpoint": (jax.checkpoint(jnp.sin), VECTOR),
    # jax.random
    "uniform": (of_key(lambda k: jax.random.uniform(k, (4,))), KEY), "normal": (of_key(lambda k: jax.random.normal(k, (4,))), KEY),
    "bits": (of_key(lambda k: jax.random.bits(k, (4,))), KEY), "permutation": (of_key(lambda k: jax.random.permutation(k, 5)), KEY),
    "categorical": (of_key(lambda k: jax.random.categorical(k, jnp.ones(4))), KEY),
    "gamma": (of_key(lambda k: jax.random.gamma(k, 2.0, (3,))), KEY),
}


def sharded():
    mesh = Mesh(np.array(jax.devices()[:1]), ("x",))
    rows = NamedSharding(mesh, PartitionSpec("x"))
    constrained = jax.jit(lambda a: lax.with_sharding_constraint(a * 2, rows), in_shardings=rows, out_shardings=rows)
    mapped = jax.shard_map(lambda a: lax.psum(a * 2, "x"), mesh=mesh, in_specs=PartitionSpec("x"), out_specs=PartitionSpec())
    return {"sharding": (constrained, MATRIX), "shard_map": (jax.jit(mapped), MATRIX)}


#: Lowered for another platform: that of a CPU has no op of its own for them.
FOR_TPU = {
    "ragged_dot": (lambda a, g: lax.ragged_dot(a, jnp.stack([a, a + 1]), g), MATRIX, np.array([1, 3], np.int32)),
    "ragged_dot_gradient": (jax.grad(lambda a, g: lax.ragged_dot(a, jnp.stack([a, a]), g).sum()), MATRIX, np.array([1, 3], np.int32)),
}


def number(x):
    if isinstance(x, np.complexfloating):
        return f"({number(x.real)}, {number(x.imag)})"
    return repr(float(x)) if isinstance(x, np.floating) else str(int(x))


def literal(array):
    def nested(a):
        return number(a) if a.ndim == 0 else "[" + ", ".join(nested(part) for part in a) + "]"

    element = {"float32": "f32", "int32": "i32", "uint32": "ui32", "complex64": "complex<f32>"}[array.dtype.name]
    return f"dense<{nested(array)}> : tensor<{''.join(f'{d}x' for d in array.shape)}{element}>"


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, (function, *arguments) in {**FUNCTIONS, **sharded(), **FOR_TPU}.items():
        jitted = function if hasattr(function, "lower") else jax.jit(function, keep_unused=True)
        (folder / f"{name}.mlir").write_text(jitted.trace(*arguments).lower(lowering_platforms=("tpu" if name in FOR_TPU else "cpu",)).as_text())
        (folder / f"{name}.inputs").write_text("".join(literal(a) + "\n" for a in arguments))


if __name__ == "__main__":
    main()
