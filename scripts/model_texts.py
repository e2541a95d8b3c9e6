"""Writes small models, lowered by JAX, as texts with the lines of this file (`loc`), and inputs beside them as .npz.

    .venv/bin/python scripts/model_texts.py FOLDER [--texts] [NAME...]

They are what `assay check --by-op` is tried on: a transformer of any depth, its gradient, a CNN, recurrent nets. With
--texts no inputs are written: `--texts transformer1 recurrent branching newton` are in corpus/models (model_shapes.py)."""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np


ROOT = pathlib.Path(__file__).resolve().parent.parent


def layer_norm(x, scale, bias):
    mean = jnp.mean(x, axis=-1, keepdims=True)
    variance = jnp.mean((x - mean) ** 2, axis=-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * scale + bias


def attention(x, w):
    heads = 4
    tokens, width = x.shape
    q, k, v = (jnp.reshape(x @ w[name], (tokens, heads, width // heads)) for name in ("q", "k", "v"))
    scores = jnp.einsum("thd,shd->hts", q, k) / np.sqrt(width // heads).astype(x.dtype)
    mask = jnp.tril(jnp.ones((tokens, tokens), bool))
    scores = jnp.where(mask, scores, jnp.asarray(-1e9, x.dtype))
    return jnp.reshape(jnp.einsum("hts,shd->thd", jax.nn.softmax(scores), v), (tokens, width)) @ w["o"]


def block(x, w):
    x = x + attention(layer_norm(x, w["s1"], w["b1"]), w)
    y = layer_norm(x, w["s2"], w["b2"])
    return x + jax.nn.gelu(y @ w["up"]) @ w["down"]


def transformer(weights, x):
    for w in weights:
        x = block(x, w)
    return x


def block_weights(rng, width, dtype):
    def matrix(*shape):
        return jnp.asarray(rng.normal(size=shape) / np.sqrt(shape[0]), dtype)

    out = {name: matrix(width, width) for name in "qkvo"}
    out |= {"up": matrix(width, 4 * width), "down": matrix(4 * width, width)}
    for name in ("s1", "s2"):
        out[name] = jnp.ones(width, dtype)
    for name in ("b1", "b2"):
        out[name] = jnp.asarray(0.1 * rng.normal(size=width), dtype)
    return out


def transformer_of(blocks, width, tokens=16, dtype=jnp.float32):
    rng = np.random.default_rng(1)
    weights = [block_weights(rng, width, dtype) for _ in range(blocks)]
    return transformer, (weights, jnp.asarray(rng.normal(size=(tokens, width)), dtype))


def gradient_of(made):
    f, (weights, x) = made
    return jax.grad(lambda weights, x: jnp.mean(jnp.square(f(weights, x).astype(jnp.float32)))), (weights, x)


def convolve(x, w, stride=1):
    return jax.lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def cnn(weights, x):
    x = jax.nn.relu(convolve(x, weights["c1"]))
    x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    x = jax.nn.relu(convolve(x, weights["c2"], 2))
    x = jnp.mean(x, axis=(1, 2))
    return jax.nn.log_softmax(x @ weights["d"])


def cnn_of(dtype=jnp.float32):
    rng = np.random.default_rng(2)
    shapes = {"c1": (3, 3, 3, 16), "c2": (3, 3, 16, 32), "d": (32, 10)}
    weights = {k: jnp.asarray(rng.normal(size=s) / np.sqrt(np.prod(s[:-1])), dtype) for k, s in shapes.items()}
    return cnn, (weights, jnp.asarray(rng.normal(size=(4, 16, 16, 3)), dtype))


def recurrent(weights, xs):
    def step(h, x):
        z = jax.nn.sigmoid(x @ weights["xz"] + h @ weights["hz"])
        h = (1 - z) * h + z * jnp.tanh(x @ weights["xh"] + h @ weights["hh"])
        return h, h.sum()

    return jax.lax.scan(step, jnp.zeros(weights["hh"].shape[0], xs.dtype), xs)


def recurrent_of(steps=12, width=8):
    rng = np.random.default_rng(3)
    weights = {k: jnp.asarray(rng.normal(size=(width, width)) / np.sqrt(width), jnp.float32) for k in ("xz", "hz", "xh", "hh")}
    return recurrent, (weights, jnp.asarray(rng.normal(size=(steps, width)), jnp.float32))


def branching(x, k):
    y = jax.lax.switch(k, [jnp.sin, lambda v: v * jnp.exp(v), jnp.tanh], x)
    return jax.lax.cond(y.sum() > 0, lambda v: v @ v, lambda v: jnp.sqrt(jnp.abs(v)), y)


def newton(a):
    return jax.lax.while_loop(lambda x: jnp.max(jnp.abs(x * x - a)) > 1e-3, lambda x: 0.5 * (x + a / x), a)


def adam(weights, moments, x):
    gradients = jax.grad(lambda w: jnp.mean(jnp.square(cnn(w, x))))(weights)
    first, second = moments
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradients)
    second = jax.tree.map(lambda m, g: 0.999 * m + 0.001 * g * g, second, gradients)
    return jax.tree.map(lambda w, m, v: w - 0.001 * m / (jnp.sqrt(v) + 1e-8), weights, first, second), (first, second)


def adam_of():
    _, (weights, x) = cnn_of()
    zeros = jax.tree.map(lambda w: jnp.full_like(w, 1e-3), weights)
    return adam, (weights, (zeros, zeros), x)


def dropout(key, x):
    mask = jax.random.bernoulli(jax.random.wrap_key_data(key), 0.5, x.shape)
    return jnp.where(mask, x / 0.5, 0)


MODELS = {
    "transformer1": lambda: transformer_of(1, 16, 8),
    "transformer2": lambda: transformer_of(2, 32),
    "transformer12": lambda: transformer_of(12, 64),
    "transformer2_gradient": lambda: gradient_of(transformer_of(2, 32)),
    "transformer12_gradient": lambda: gradient_of(transformer_of(12, 64)),
    "transformer12x256": lambda: transformer_of(12, 256, 64),
    "transformer12x256_gradient": lambda: gradient_of(transformer_of(12, 256, 64)),
    "transformer2_bf16": lambda: transformer_of(2, 32, dtype=jnp.bfloat16),
    "transformer2_bf16_gradient": lambda: gradient_of(transformer_of(2, 32, dtype=jnp.bfloat16)),
    "transformer2_f16": lambda: transformer_of(2, 32, dtype=jnp.float16),
    "cnn": cnn_of,
    "cnn_gradient": lambda: gradient_of(cnn_of()),
    "cnn_bf16": lambda: cnn_of(jnp.bfloat16),
    "cnn_bf16_gradient": lambda: gradient_of(cnn_of(jnp.bfloat16)),
    "adam": adam_of,
    "recurrent": recurrent_of,
    "recurrent_gradient": lambda: (jax.grad(lambda w, xs: recurrent(w, xs)[1].sum()), recurrent_of()[1]),
    "branching": lambda: (branching, (jnp.asarray(np.random.default_rng(4).normal(size=(4, 4)), jnp.float32), jnp.int32(1))),
    "newton": lambda: (newton, (jnp.asarray(np.random.default_rng(5).uniform(1, 9, size=16), jnp.float32),)),
    "dropout": lambda: (dropout, (jnp.asarray([1, 2], jnp.uint32), jnp.ones((8, 8), jnp.float32))),
}


def write(folder, name, with_inputs):
    f, arguments = MODELS[name]()
    text = jax.jit(f, keep_unused=True).lower(*arguments).as_text(debug_info=True)
    (folder / f"{name}.mlir").write_text(text.replace(f'"{ROOT}/', '"'))
    if not with_inputs:
        return
    leaves = [np.asarray(leaf) for leaf in jax.tree.leaves(arguments)]
    np.savez(folder / f"{name}.npz", **{f"arg{k:04}": leaf for k, leaf in enumerate(leaves)})


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in sys.argv[2:] if name != "--texts"]
    for name in names or MODELS:
        write(folder, name, "--texts" not in sys.argv)


if __name__ == "__main__":
    main()
