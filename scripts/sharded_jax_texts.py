"""Sharded programs of JAX as both partitioners get them: corpus/sharded/NAME.{sdy,gspmd}.mlir, with the arguments and the
answers of the same program without shardings, computed by JAX on one device, NAME.inputs and NAME.expected.

    .venv/bin/python scripts/sharded_jax_texts.py corpus/sharded
"""
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["JAX_PLATFORMS"] = "cpu"

import functools
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

DEVICES = np.array(jax.devices())
LINE = Mesh(DEVICES[:4], ("x",))
SQUARE = Mesh(DEVICES[:4].reshape(2, 2), ("x", "y"))
TURNED = Mesh(DEVICES[[0, 2, 1, 3]].reshape(2, 2), ("x", "y"))
RECTANGLE = Mesh(DEVICES[:6].reshape(2, 3), ("x", "y"))
CUBE = Mesh(DEVICES.reshape(2, 2, 2), ("x", "y", "z"))
RING = [(k, (k + 1) % 4) for k in range(4)]


def floats(*shape):
    """Multiples of 1/8 between -2 and 2: their sums and products are exact, so that every order gives the same."""
    n = int(np.prod(shape))
    return ((np.arange(n) * 7919 % 33 - 16) / 8).astype(np.float32).reshape(shape)


def integers(*shape):
    n = int(np.prod(shape))
    return (np.arange(n) * 7919 % 201 - 100).astype(np.int32).reshape(shape)


def jit(function, mesh, ins, outs, *arguments):
    """A program of which a partitioner shards everything, and the same without shardings."""
    named = lambda spec: NamedSharding(mesh, spec)
    sharded = jax.jit(function, in_shardings=jax.tree.map(named, ins, is_leaf=lambda s: isinstance(s, P)),
                      out_shardings=jax.tree.map(named, outs, is_leaf=lambda s: isinstance(s, P)))
    return sharded, function, arguments


def mapped(body, whole, mesh, ins, outs, *arguments, **options):
    """A program with a manual region, and what it is on whole arrays."""
    return jax.jit(jax.shard_map(body, mesh=mesh, in_specs=ins, out_specs=outs, **options)), whole, arguments


def attention(q, k, v):
    scores = jax.nn.softmax(jnp.einsum("bqd,bkd->bqk", q, k) / 2, axis=-1)
    return jnp.einsum("bqk,bkd->bqd", scores, v)


def constrained(mesh, spec):
    return lambda x: lax.with_sharding_constraint(x, NamedSharding(mesh, spec))


def ring_matmul(a, b):
    """Each device has rows of both: b goes around, block by block."""
    me, rows = lax.axis_index("x"), b.shape[0]

    def step(k, state):
        block, out = state
        begin = ((me - k) % 4) * rows
        out = out + lax.dynamic_slice(a, (0, begin), (a.shape[0], rows)) @ block
        return lax.ppermute(block, "x", RING), out

    return lax.fori_loop(0, 4, step, (b, lax.pcast(jnp.zeros((a.shape[0], b.shape[1]), a.dtype), "x", to="varying")))[1]


def pipeline(weights, inputs):
    """Device k has layer k: what it gives goes to the next one; after four steps the first value is through."""
    me = lax.axis_index("x")

    def step(value, k):
        value = jnp.where(me == 0, inputs[jnp.minimum(k, 2)], value)
        value = jnp.maximum(value @ weights[0], 0)
        return lax.ppermute(value, "x", RING), value

    start = lax.pcast(jnp.zeros_like(inputs[0]), "x", to="varying")
    outs = lax.scan(step, start, jnp.arange(6))[1]
    return lax.psum(jnp.where(me == 3, outs[3:], 0), "x")


def layers(weights, inputs):
    for k in range(4):
        inputs = jnp.maximum(inputs @ weights[k], 0)
    return inputs


def nested(a):
    inner = jax.shard_map(lambda b: lax.psum(b, "y"), in_specs=P(None, "y"), out_specs=P(), axis_names={"y"})
    return inner(a * 2)


def nested_ring(a):
    """Of a region along one axis, the devices along another add up: JAX says in the addition where its values lie."""
    inner = jax.shard_map(lambda b: lax.psum(b + 0 * lax.axis_index("z"), "z"), in_specs=P(None, "z"), out_specs=P(), axis_names={"z"})
    return inner(lax.ppermute(a, "x", [(0, 1), (1, 0)]))


def ring_attention(q, k, v):
    """Keys and values go around; what was summed so far is scaled to the new maximum."""

    def step(state, _):
        k, v, most, total, out = state
        scores = q @ k.T
        now = jnp.maximum(most, scores.max(-1))
        weights, scale = jnp.exp(scores - now[:, None]), jnp.exp(most - now)
        total, out = total * scale + weights.sum(-1), out * scale[:, None] + weights @ v
        return (lax.ppermute(k, "x", RING), lax.ppermute(v, "x", RING), now, total, out), None

    start = (k, v, q[:, 0] * 0 - 1e30, q[:, 0] * 0, q * 0)
    _, _, _, total, out = lax.scan(step, start, None, length=4)[0]
    return out / total[:, None]


def two_meshes(a):
    turned = jax.shard_map(lambda b: lax.ppermute(b, "x", RING), mesh=LINE, in_specs=P("x"), out_specs=P("x"))(a)
    return jax.shard_map(lambda b: lax.psum(b, "x"), mesh=SQUARE, in_specs=P("x", "y"), out_specs=P(None, "y"))(turned)


def halo(a):
    """A sum of neighbours, whose border comes from the neighbours' devices."""
    left = lax.ppermute(a[-1:], "x", RING)
    right = lax.ppermute(a[:1], "x", [(t, s) for s, t in RING])
    padded = jnp.concatenate([left, a, right])
    return padded[:-2] + padded[1:-1] + padded[2:]


def top_of_shards(a):
    values, places = lax.top_k(a, 2)
    places = places + lax.axis_index("x") * a.shape[0]
    values, places = (lax.all_gather(t, "x", tiled=True) for t in (values, places))
    best, order = lax.top_k(values, 2)
    return best, places[order]


def whole_expert(a):
    blocks = a.reshape(4, 4, 4, -1)
    return blocks.transpose(1, 0, 2, 3).reshape(a.shape)


A, B, V, I = floats(8, 12), floats(12, 4), floats(16), integers(8, 12)
Q = floats(4, 6, 4)
INDICES = np.array([3, 0, 15, 7, 7, 2], np.int32)
W = floats(4, 4, 4)

PROGRAMS = {
    # jit: automatic partitioning
    "jit_matmul": jit(jnp.matmul, LINE, (P("x", None), P()), P("x"), A, B),
    "jit_matmul_contracted": jit(jnp.matmul, SQUARE, (P("x", "y"), P("y", None)), P("x"), A, B),
    "jit_matmul_turned": jit(jnp.matmul, TURNED, (P("y", "x"), P("x", None)), P("y"), A, B),
    "jit_both_axes": jit(lambda a: a * 2 + 1, SQUARE, (P(("y", "x")),), P(None, ("x", "y")), I),
    "jit_rectangle": jit(lambda a: a.T + 1, RECTANGLE, (P("x", "y"),), P("y", "x"), I),
    "jit_cube": jit(lambda a: a.sum(1), CUBE, (P(("x", "z"), "y"),), P("z"), A),
    "jit_attention": jit(attention, SQUARE, (P("x"), P("x"), P("x", None, "y")), P("x"), Q, Q + 1, Q * 2),
    "jit_constraint": jit(lambda a: constrained(SQUARE, P("y"))(a * 2) + a, SQUARE, (P("x"),), P(), A),
    "jit_gather": jit(lambda v, i: v[i], LINE, (P("x"), P()), P(), V, INDICES),
    "jit_scatter": jit(lambda v, i: v.at[i].add(1), LINE, (P("x"), P()), P("x"), V, INDICES),
    "jit_update_slice": jit(lambda a, b: lax.dynamic_update_slice(a, b[:4, :2], (6, 11)), SQUARE, (P("x", "y"), P()), P("x", "y"), A, B),
    "jit_sort": jit(jnp.sort, LINE, (P("x"),), P("x"), V),
    "jit_top_k": jit(lambda v: tuple(lax.top_k(v, 3)), LINE, (P("x"),), (P(), P()), V),
    "jit_argmax": jit(lambda a: jnp.argmax(a, axis=0), LINE, (P("x"),), P(), I),
    "jit_cumsum": jit(lambda v: jnp.cumsum(v), LINE, (P("x"),), P("x"), V),
    "jit_concatenate_pad": jit(lambda a: jnp.pad(jnp.concatenate([a, a[:4]]), ((1, 3), (0, 0))), LINE, (P("x"),), P("x"), I),
    "jit_convolution": jit(lambda a: lax.conv(a[None, None], a[None, None, :3, :3], (1, 1), "SAME")[0, 0], LINE, (P("x"),), P("x"), A),
    "jit_loop": jit(lambda a: lax.fori_loop(0, 3, lambda k, c: constrained(SQUARE, P("x", "y"))(c * 2 + a), a), SQUARE, (P("x"),), P("y"), A),
    "jit_gradient": jit(jax.grad(lambda a, b: ((a @ b) ** 2).sum()), SQUARE, (P("x", "y"), P("y")), P("x", "y"), A, B),
    # shard_map: manual regions
    "map_local": mapped(lambda a: a * 2 + 1, lambda a: a * 2 + 1, LINE, P("x"), P("x"), A),
    "map_psum": mapped(lambda a: lax.psum(a, "x"), lambda a: a.reshape(4, 2, 12).sum(0), LINE, P("x"), P(), A),
    "map_pmax": mapped(lambda a: lax.pmax(a, "x"), lambda a: a.reshape(4, 2, 12).max(0), LINE, P("x"), P(), I),
    "map_all_gather": mapped(lambda a: lax.all_gather(a, "x", tiled=True) * 2, lambda a: jnp.tile(a * 2, (4, 1)), LINE, P("x"), P("x"), A),
    "map_ppermute": mapped(lambda a: lax.ppermute(a, "x", RING), lambda a: jnp.roll(a, 2, 0), LINE, P("x"), P("x"), A),
    "map_ppermute_part": mapped(lambda a: lax.ppermute(a, "x", [(0, 3), (2, 1)]),
                                lambda a: jnp.concatenate([a[:2] * 0, a[4:6], a[:2] * 0, a[:2]]), LINE, P("x"), P("x"), I),
    "map_all_to_all": mapped(lambda a: lax.all_to_all(a, "x", 1, 0, tiled=True), lambda a: a, LINE, P("x"), P(None, "x"), A),
    "map_psum_scatter": mapped(lambda a: lax.psum_scatter(a, "x", scatter_dimension=1, tiled=True),
                               lambda a: a.reshape(4, 2, 12).sum(0), LINE, P("x"), P(None, "x"), A),
    "map_axis_index": mapped(lambda a: a + 10 * lax.axis_index("x") + lax.axis_index("y"),
                             lambda a: a + 10 * (jnp.arange(8)[:, None] // 4) + jnp.arange(12) // 6, SQUARE, P("x", "y"), P("x", "y"), I),
    "map_axis_index_turned": mapped(lambda a: a + 10 * lax.axis_index("x") + lax.axis_index("y"),
                                    lambda a: a + 10 * (jnp.arange(8)[:, None] // 4) + jnp.arange(12) // 6, TURNED, P("x", "y"), P("x", "y"), I),
    "map_both_axes": mapped(lambda a: a + lax.psum(a, "x"),
                            lambda a: a + jnp.tile(a[:4] + a[4:], (2, 1)), SQUARE, P(("x", "y")), P(("x", "y")), I),
    "map_matmul": mapped(lambda a, b: lax.psum(a @ b, "y"), jnp.matmul, SQUARE, (P("x", "y"), P("y", None)), P("x"), A, B),
    "map_ring_matmul": mapped(ring_matmul, jnp.matmul, LINE, (P("x"), P("x")), P("x"), A, B),
    "map_pipeline": mapped(pipeline, layers, LINE, (P("x"), P()), P(), W, floats(3, 2, 4)),
    "map_halo": mapped(halo, lambda a: jnp.roll(a, 1, 0) + a + jnp.roll(a, -1, 0), LINE, P("x"), P("x"), I),
    "map_top_k": mapped(top_of_shards, lambda v: lax.top_k(v, 2), LINE, P("x"), (P(), P()),
                        np.random.RandomState(0).permutation(16).astype(np.float32), check_vma=False),
    "map_attention": mapped(attention, attention, LINE, (P("x"), P("x"), P("x")), P("x"), Q, Q + 1, Q * 2),
    "map_experts": mapped(lambda a: lax.all_to_all(a.reshape(4, 4, -1), "x", 0, 0).reshape(16, -1), whole_expert, LINE, P("x"), P("x"), integers(64, 2)),
    "map_nested": mapped(nested, lambda a: (a[:, :6] + a[:, 6:]) * 2, SQUARE, P("x"), P("x"), A, axis_names={"x"}),
    "map_some_axes": mapped(lambda a: lax.psum(a, "x") * 2, lambda a: (a[:4] + a[4:]) * 2, SQUARE, P("x"), P(), A, axis_names={"x"}),
    "map_cube": mapped(lambda a: lax.psum(a, ("x", "z")), lambda a: a.reshape(2, 2, 2, 12).sum((0, 2)), CUBE, P(("x", "y", "z")), P("y"), A),
    "map_no_operands": (jax.jit(lambda a: a + jax.shard_map(lambda: jnp.full((2, 12), lax.axis_index("x")), mesh=LINE, in_specs=(), out_specs=P("x"))()),
                        lambda a: a + jnp.arange(8)[:, None] // 2, (I,)),
    "map_in_loop": (jax.jit(lambda a: lax.fori_loop(0, 3, lambda k, c: jax.shard_map(halo, mesh=LINE, in_specs=P("x"), out_specs=P("x"))(c), a)),
                    lambda a: lax.fori_loop(0, 3, lambda k, c: jnp.roll(c, 1, 0) + c + jnp.roll(c, -1, 0), a), (I,)),
    "map_loop_within": mapped(lambda a: lax.fori_loop(0, 3, lambda k, c: c + lax.ppermute(c, "x", RING), a),
                              lambda a: lax.fori_loop(0, 3, lambda k, c: c + jnp.roll(c, 2, 0), a), LINE, P("x"), P("x"), I),
    "map_twice": (jax.jit(lambda a: jax.shard_map(lambda b: lax.psum(b, "y"), mesh=SQUARE, in_specs=P("x", "y"), out_specs=P("x"))(
        jax.shard_map(lambda b: b * 2, mesh=SQUARE, in_specs=P("y", "x"), out_specs=P("y", "x"))(a) + 1)),
        lambda a: a[:, :6] * 2 + 1 + a[:, 6:] * 2 + 1, (A,)),
    "map_gradient": (jax.jit(jax.grad(lambda a, b: (jax.shard_map(lambda a, b: lax.psum(a @ b, "y"), mesh=SQUARE, in_specs=(P("x", "y"), P("y")), out_specs=P("x"))(a, b) ** 2).sum())),
                     jax.grad(lambda a, b: ((a @ b) ** 2).sum()), (A, B)),
    "map_scatter": mapped(lambda v, i: v.at[jnp.where((i // 4) == lax.axis_index("x"), i % 4, 4)].add(1, mode="drop"),
                          lambda v, i: v.at[i].add(1), LINE, (P("x"), P()), P("x"), V, INDICES),
    "map_nested_ring": mapped(nested_ring, lambda a: jnp.roll(a, 4, 0)[:, :6] + jnp.roll(a, 4, 0)[:, 6:], CUBE, P("x"), P("x"), I, axis_names={"x"}),
    "map_ring_attention": mapped(ring_attention, lambda q, k, v: jax.nn.softmax(q @ k.T, axis=-1) @ v, LINE, (P("x"), P("x"), P("x")), P("x"),
                                 floats(8, 4), floats(8, 4) + 1, floats(8, 4) / 2),
    "map_two_meshes": (jax.jit(two_meshes), lambda a: (lambda b: b[:4] + b[4:])(jnp.roll(a, 2, 0)), (I,)),
    "map_branch": mapped(lambda a: lax.switch(lax.axis_index("x"), [lambda b: b + 1, lambda b: b * 2, lambda b: -b, lambda b: b * 0], a),
                         lambda a: jnp.concatenate([a[:2] + 1, a[2:4] * 2, -a[4:6], a[6:] * 0]), LINE, P("x"), P("x"), I),
    "map_until": mapped(lambda a: lax.while_loop(lambda b: lax.psum(b.sum(), "x") < 1000, lambda b: b + b, a),
                        lambda a: lax.while_loop(lambda b: b.sum() < 1000, lambda b: b + b, a), LINE, P("x"), P("x"), abs(integers(8, 2)) + 1),
    "map_groups": mapped(lambda a: lax.psum(a, "x", axis_index_groups=[[0, 2], [1, 3]]),
                         lambda a: jnp.tile(jnp.concatenate([a[:2] + a[4:6], a[2:4] + a[6:]]), (2, 1)), LINE, P("x"), P("x"), I, check_vma=False),
    "map_axes_turned": mapped(lambda a: a * 10 + lax.axis_index(("y", "x")), lambda a: a * 10 + jnp.arange(8)[:, None] // 2,
                              TURNED, P(("y", "x")), P(("y", "x")), I),
    # pmap
    "pmap_whole_operand": (jax.pmap(lambda a, b: a * b + lax.pmax(a, "i"), axis_name="i", in_axes=(0, None), devices=jax.devices()[:2]),
                           lambda a, b: a * b + a.max(0, keepdims=True), (integers(2, 4), integers(4))),
    "pmap_local": (jax.pmap(lambda a: a * 2 + 1, axis_name="i", devices=jax.devices()[:4]), lambda a: a * 2 + 1, (floats(4, 3),)),
    "pmap_psum": (jax.pmap(lambda a: a - lax.psum(a, "i"), axis_name="i", devices=jax.devices()[:4]),
                  lambda a: a - a.sum(0, keepdims=True), (floats(4, 3),)),
    "pmap_axis_index": (jax.pmap(lambda a: a + lax.axis_index("i"), axis_name="i"), lambda a: a + jnp.arange(8)[:, None], (integers(8, 2),)),
}


def literal(array):
    def number(x):
        return repr(float(x)) if isinstance(x, np.floating) else str(int(x))

    def nested_list(a):
        return number(a) if a.ndim == 0 else "[" + ", ".join(nested_list(part) for part in a) + "]"

    element = {"float32": "f32", "int32": "i32"}[array.dtype.name]
    return f"dense<{nested_list(array)}> : tensor<{''.join(f'{d}x' for d in array.shape)}{element}>"


def lines(arrays):
    return "".join(literal(np.asarray(a)) + "\n" for a in arrays)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, (sharded, whole, arguments) in PROGRAMS.items():
        (folder / f"{name}.inputs").write_text(lines(arguments))
        answers = jax.tree.leaves(jax.jit(whole)(*arguments))
        (folder / f"{name}.expected").write_text(lines(answers))
        for same, theirs in zip(answers, jax.tree.leaves(sharded(*arguments)), strict=True):
            np.testing.assert_allclose(np.asarray(same), np.asarray(theirs), rtol=1e-4, atol=1e-4, err_msg=name)
    for partitioner in ("sdy", "gspmd"):
        jax.config.update("jax_use_shardy_partitioner", partitioner == "sdy")
        jax.clear_caches()
        for name, (sharded, whole, arguments) in PROGRAMS.items():
            (folder / f"{name}.{partitioner}.mlir").write_text(sharded.lower(*arguments).as_text())


if __name__ == "__main__":
    main()
