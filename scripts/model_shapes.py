"""Writes what public models are made of, lowered by JAX, as small texts: corpus/models, for campaigns and tests.

    .venv/bin/python scripts/model_shapes.py FOLDER [NAME...]

Each is a function and the types of its arguments. Sizes are small, and differ from each other, so that swapped axes show."""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np


def f32(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def bf16(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.bfloat16)


def i32(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.int32)


def i8(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.int8)


def gradient(f, *which):
    """Of the sum of what f gives, by these arguments."""
    return jax.grad(lambda *arguments: jnp.sum(f(*arguments).astype(jnp.float32)), which)


# ---- attention ------------------------------------------------------------------------------------


def attend(q, k, v, mask=None):
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / np.sqrt(q.shape[-1]).astype(q.dtype)
    if mask is not None:
        scores = jnp.where(mask, scores, jnp.asarray(-1e9, q.dtype))
    return jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores), v)


def causal_attention(q, k, v):
    tokens = q.shape[1]
    return attend(q, k, v, jnp.tril(jnp.ones((tokens, tokens), bool)))


def grouped_query_attention(q, k, v):
    groups = q.shape[2] // k.shape[2]
    return attend(q, jnp.repeat(k, groups, axis=2), jnp.repeat(v, groups, axis=2))


def rotated(x):
    tokens, width = x.shape[1], x.shape[-1] // 2
    angles = jnp.arange(tokens)[:, None] / 10000 ** (jnp.arange(width) / width)
    cosine, sine = jnp.cos(angles)[:, None], jnp.sin(angles)[:, None]
    one, other = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([one * cosine - other * sine, one * sine + other * cosine], axis=-1)


def rotary_attention(q, k, v):
    return attend(rotated(q), rotated(k), v)


def decoded_token(keys, values, q, k, v, position):
    """One token with a cache of those before it."""
    start = (0, position, 0, 0)
    keys, values = (jax.lax.dynamic_update_slice(cache, new, start) for cache, new in ((keys, k), (values, v)))
    mask = jnp.arange(keys.shape[1]) <= position
    return keys, values, attend(q, keys, values, mask)


def sliding_window_attention(q, k, v):
    near = jnp.abs(jnp.arange(q.shape[1])[:, None] - jnp.arange(k.shape[1])) < 3
    return attend(q, k, v, near)


# ---- norms ----------------------------------------------------------------------------------------


def layer_norm(x, scale, bias):
    mean, variance = jnp.mean(x, -1, keepdims=True), jnp.var(x, -1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * scale + bias


def rms_norm(x, scale):
    wide = x.astype(jnp.float32)
    return (wide * jax.lax.rsqrt(jnp.mean(jnp.square(wide), -1, keepdims=True) + 1e-6)).astype(x.dtype) * scale


def batch_norm(x, scale, bias, mean, variance):
    axes = (0, 1, 2)
    now, spread = jnp.mean(x, axes), jnp.var(x, axes)
    y = (x - now) / jnp.sqrt(spread + 1e-3) * scale + bias
    return y, 0.99 * mean + 0.01 * now, 0.99 * variance + 0.01 * spread


def group_norm(x, scale, bias):
    batch, height, width, channels = x.shape
    groups = jnp.reshape(x, (batch, height, width, 2, channels // 2))
    mean, variance = (f(groups, (1, 2, 4), keepdims=True) for f in (jnp.mean, jnp.var))
    return jnp.reshape((groups - mean) * jax.lax.rsqrt(variance + 1e-5), x.shape) * scale + bias


# ---- convolutions ---------------------------------------------------------------------------------

LAYOUT = ("NHWC", "HWIO", "NHWC")


def convolution(x, w, stride=1, **options):
    return jax.lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=LAYOUT, **options)


def depthwise(x, w):
    return convolution(x, w, feature_group_count=x.shape[-1])


def strided(x, w):
    return jax.nn.relu(convolution(x, w, 2))


def transposed(x, w):
    return jax.lax.conv_transpose(x, w, (2, 2), "SAME", dimension_numbers=LAYOUT)


def dilated(x, w):
    return convolution(x, w, rhs_dilation=(2, 2))


def separable_block(x, w, squeeze, excite, out):
    """Depthwise, squeeze and excite, pointwise."""
    y = jax.nn.relu6(depthwise(x, w))
    gate = jax.nn.sigmoid(jax.nn.relu(jnp.mean(y, (1, 2)) @ squeeze) @ excite)
    return x + jnp.einsum("bhwc,co->bhwo", y * gate[:, None, None], out)


def max_pool(x):
    return jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")


def patches(x, w):
    batch, height, width, channels = x.shape
    split = jnp.reshape(x, (batch, height // 4, 4, width // 4, 4, channels))
    return jnp.reshape(jnp.transpose(split, (0, 1, 3, 2, 4, 5)), (batch, -1, 16 * channels)) @ w


# ---- recurrent ------------------------------------------------------------------------------------


def lstm(xs, w, u, b):
    width = u.shape[0]

    def step(carry, x):
        h, c = carry
        i, f, g, o = jnp.split(x @ w + h @ u + b, 4)
        c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h

    return jax.lax.scan(step, (jnp.zeros(width), jnp.zeros(width)), xs)[1]


def gru(xs, w, u):
    def step(h, x):
        z, r, n = jnp.split(x @ w, 3)
        uz, ur, un = jnp.split(h @ u, 3)
        z, r = jax.nn.sigmoid(z + uz), jax.nn.sigmoid(r + ur)
        return (1 - z) * jnp.tanh(n + r * un) + z * h, None

    return jax.lax.scan(step, jnp.zeros(u.shape[0]), xs)[0]


def state_space(a, x):
    """A linear recurrence as an associative scan."""
    return jax.lax.associative_scan(lambda l, r: (l[0] * r[0], r[0] * l[1] + r[1]), (jax.nn.sigmoid(a), x))[1]


# ---- optimisers -----------------------------------------------------------------------------------


def adam_step(w, g, first, second, step):
    first, second = 0.9 * first + 0.1 * g, 0.999 * second + 0.001 * g * g
    t = step.astype(jnp.float32)
    update = first / (1 - 0.9**t) / (jnp.sqrt(second / (1 - 0.999**t)) + 1e-8)
    return w - 1e-3 * (update + 0.01 * w), first, second, step + 1


def momentum_step(w, g, velocity):
    norm = jnp.sqrt(jnp.sum(g * g))
    velocity = 0.9 * velocity + g * jnp.minimum(1, 1 / (norm + 1e-6))
    return w - 0.1 * (0.9 * velocity + g), velocity


def adafactor_step(w, g, rows, columns):
    square = g * g + 1e-30
    rows, columns = 0.9 * rows + 0.1 * jnp.mean(square, 1), 0.9 * columns + 0.1 * jnp.mean(square, 0)
    update = g * jax.lax.rsqrt(rows / jnp.mean(rows))[:, None] * jax.lax.rsqrt(columns)
    clipped = update / jnp.maximum(1, jnp.sqrt(jnp.mean(update * update)))
    return w - 0.01 * clipped, rows, columns


# ---- the rest -------------------------------------------------------------------------------------


def diffusion_step(x, noise, step):
    schedule = jnp.cumprod(1 - jnp.linspace(1e-4, 0.02, 16))
    now, before = schedule[step], jnp.where(step > 0, schedule[jnp.maximum(step - 1, 0)], 1)
    clean = jnp.clip((x - jnp.sqrt(1 - now) * noise) / jnp.sqrt(now), -1, 1)
    return jnp.sqrt(before) * clean + jnp.sqrt(1 - before) * noise


def mixture_of_experts(x, router, up, down):
    gates, chosen = jax.lax.top_k(jax.nn.softmax(x @ router), 2)
    gates = gates / jnp.sum(gates, -1, keepdims=True)
    combine = jnp.einsum("tk,tke->te", gates, jax.nn.one_hot(chosen, router.shape[1]))
    y = jnp.einsum("tef,efd->ted", jax.nn.silu(jnp.einsum("td,edf->tef", x, up)), down)
    return jnp.einsum("te,ted->td", combine, y)


def quantized_matmul(x, w, scales):
    scale = jnp.max(jnp.abs(x), -1, keepdims=True) / 127 + 1e-6
    small = jnp.clip(jnp.round(x / scale), -127, 127).astype(jnp.int8)
    products = jax.lax.dot_general(small, w, (((1,), (0,)), ((), ())), preferred_element_type=jnp.int32)
    return products.astype(jnp.float32) * scale * scales


def embedding(table, tokens):
    return jnp.tanh(table[tokens])


def cross_entropy(logits, labels):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1)


def cumulative(x):
    return jnp.cumsum(x, 1), jnp.cumprod(x, 0), jax.lax.cummax(x, 1), jax.lax.cumlogsumexp(x, 1, reverse=True)


def beam_step(scores, logits, sequences):
    beams, words = logits.shape
    best, at = jax.lax.top_k(jnp.reshape(scores[:, None] + jax.nn.log_softmax(logits), -1), beams)
    return best, jnp.concatenate([sequences[at // words], (at % words)[:, None]], 1)


def nucleus(logits, uniform):
    """Sampling from the likeliest words that have 9/10 of the probability."""
    order = jnp.argsort(-logits)
    p = jnp.take_along_axis(jax.nn.softmax(logits), order, -1)
    p = jnp.where(jnp.cumsum(p, -1) - p < 0.9, p, 0)
    at = jnp.sum(jnp.cumsum(p, -1) < uniform[:, None] * jnp.sum(p, -1, keepdims=True), -1)
    return jnp.take_along_axis(order, at[:, None], -1)[:, 0]


def conjugate_gradients(a, b):
    def step(_, state):
        x, r, p = state
        ap = a @ p
        alpha = (r @ r) / (p @ ap + 1e-6)
        rest = r - alpha * ap
        return x + alpha * p, rest, rest + (rest @ rest) / (r @ r + 1e-6) * p

    return jax.lax.fori_loop(0, 5, step, (jnp.zeros_like(b), b, b))[0]


def newton_root(x):
    return jax.lax.fori_loop(0, 6, lambda _, y: 0.5 * (y + x / y), jnp.maximum(x, 1))


def power_iteration(a, v):
    def step(v, _):
        v = a @ v
        return v / (jnp.linalg.norm(v) + 1e-6), v @ v

    return jax.lax.scan(step, v, None, length=4)


def graph_convolution(x, sources, targets, w):
    messages = jax.ops.segment_sum(x[sources] @ w, targets, x.shape[0])
    degrees = jax.ops.segment_sum(jnp.ones(sources.shape), targets, x.shape[0])
    return jax.nn.leaky_relu(messages / jnp.maximum(degrees, 1)[:, None])


def spectral_convolution(x, w):
    return jnp.fft.irfft(jnp.fft.rfft(x, axis=1) * jax.lax.complex(w, -w), x.shape[1], axis=1)


def mixed_precision_loss(x, up, down, labels):
    h = jax.nn.gelu(x @ up) @ down
    return cross_entropy(h.astype(jnp.float32), labels) * 1024


def contrastive_loss(a, b):
    a, b = (v / (jnp.linalg.norm(v, axis=-1, keepdims=True) + 1e-6) for v in (a, b))
    logits = a @ b.T / 0.07
    return jnp.mean(jax.nn.logsumexp(logits, 1) - jnp.diagonal(logits))


HEADS = f32(2, 5, 4, 6)

SHAPES = {
    "attention_causal": (causal_attention, HEADS, HEADS, HEADS),
    "attention_causal_gradient": (gradient(causal_attention, 0, 1, 2), HEADS, HEADS, HEADS),
    "attention_decode": (decoded_token, f32(2, 7, 4, 6), f32(2, 7, 4, 6), *[f32(2, 1, 4, 6)] * 3, i32()),
    "attention_grouped_query": (grouped_query_attention, HEADS, f32(2, 5, 2, 6), f32(2, 5, 2, 6)),
    "attention_rotary": (rotary_attention, HEADS, HEADS, HEADS),
    "attention_sliding_window": (sliding_window_attention, *[bf16(2, 9, 2, 4)] * 3),
    "norm_layer": (gradient(layer_norm, 0, 1, 2), f32(3, 4, 10), f32(10), f32(10)),
    "norm_rms": (rms_norm, bf16(3, 4, 10), bf16(10)),
    "norm_batch": (batch_norm, f32(2, 5, 4, 3), *[f32(3)] * 4),
    "norm_group": (group_norm, f32(2, 5, 4, 6), f32(6), f32(6)),
    "convolution_depthwise": (depthwise, f32(2, 7, 6, 3), f32(3, 3, 1, 6)),
    "convolution_strided_gradient": (gradient(strided, 0, 1), f32(2, 7, 6, 3), f32(3, 3, 3, 4)),
    "convolution_transposed": (transposed, f32(2, 4, 3, 5), f32(3, 3, 5, 2)),
    "convolution_dilated": (dilated, f32(2, 9, 7, 2), f32(3, 3, 2, 4)),
    "convolution_separable": (separable_block, f32(2, 6, 5, 4), f32(3, 3, 1, 4), f32(4, 2), f32(2, 4), f32(4, 4)),
    "pooling_gradient": (gradient(max_pool, 0), f32(2, 7, 6, 3)),
    "patches": (patches, f32(2, 8, 12, 3), f32(48, 10)),
    "recurrent_lstm": (lstm, f32(6, 3), f32(3, 16), f32(4, 16), f32(16)),
    "recurrent_gru_gradient": (gradient(gru, 1, 2), f32(4, 3), f32(3, 15), f32(5, 15)),
    "recurrent_state_space": (state_space, f32(9, 4), f32(9, 4)),
    "optimiser_adam": (adam_step, *[f32(6, 5)] * 4, i32()),
    "optimiser_momentum": (momentum_step, *[f32(6, 5)] * 3),
    "optimiser_adafactor": (adafactor_step, f32(6, 5), f32(6, 5), f32(6), f32(5)),
    "diffusion_step": (diffusion_step, f32(2, 4, 4, 3), f32(2, 4, 4, 3), i32()),
    "mixture_of_experts": (mixture_of_experts, f32(7, 6), f32(6, 5), f32(5, 6, 8), f32(5, 8, 6)),
    "quantized_matmul": (quantized_matmul, f32(5, 12), i8(12, 7), f32(7)),
    "embedding_gradient": (gradient(embedding, 0), f32(11, 6), i32(2, 5)),
    "cross_entropy_gradient": (gradient(cross_entropy, 0), f32(6, 9), i32(6)),
    "cumulative": (cumulative, f32(4, 10)),
    "beam_search": (beam_step, f32(3), f32(3, 11), i32(3, 4)),
    "sampling_nucleus": (nucleus, f32(3, 10), f32(3)),
    "conjugate_gradients": (conjugate_gradients, f32(6, 6), f32(6)),
    "newton_root": (newton_root, f32(8)),
    "power_iteration": (power_iteration, f32(6, 6), f32(6)),
    "graph_convolution": (graph_convolution, f32(6, 4), i32(9), i32(9), f32(4, 5)),
    "spectral_convolution": (spectral_convolution, f32(3, 8), f32(3, 5)),
    "mixed_precision_gradient": (gradient(mixed_precision_loss, 1, 2), bf16(4, 8), bf16(8, 12), bf16(12, 5), i32(4)),
    "contrastive_gradient": (gradient(contrastive_loss, 0, 1), f32(5, 8), f32(5, 8)),
}


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or SHAPES:
        f, *arguments = SHAPES[name]
        (folder / f"{name}.mlir").write_text(jax.jit(f, keep_unused=True).lower(*arguments).as_text())


if __name__ == "__main__":
    main()
