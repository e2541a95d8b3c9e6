"""What jaxlib says of shardings, one case a line: program/sharding/jax_shardings.txt, which program/sharding_test.cpp reads.

    .venv/bin/python scripts/sharding_cases.py > program/sharding/jax_shardings.txt

`gspmd TEXT | DEVICES`: XLA's normal form of a text of GSPMD, and the devices of its tiles, in order.
`named MESH | SHARDY | GSPMD | SHAPE | SLICES`: a NamedSharding in both dialects, and the part of an array of the shape
that each device holds (`Sharding.devices_indices_map`).
"""
import itertools
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jaxlib
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from jaxlib import xla_client

#: As XLA writes them or as people may.
TEXTS = """
{replicated} | {maximal device=0} | {maximal device=3} | {manual}
{devices=[4]<=[4]} | {devices=[2,2]<=[4]} | {devices=[2,2]<=[2,2]T(1,0)} | {devices=[4,1]<=[2,2]T(1,0)}
{devices=[2,1,2]<=[4] last_tile_dim_replicate} | {devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}
{devices=[2,2]0,2,1,3} | {devices=[2,2]3,1,2,0} | {devices=[1,4]2,0,3,1} | {devices=[2,1,2]3,1,2,0 last_tile_dim_replicate}
{devices=[2,3]<=[3,2]T(1,0)} | {devices=[3,2]<=[2,3]T(1,0)} | {devices=[2,3]<=[6]} | {devices=[6,1]<=[2,3]T(1,0)}
{devices=[1,1,2,2]<=[4] last_tile_dims={manual, replicated}} | {devices=[1,1,2,2]<=[2,2]T(1,0) last_tile_dims={manual, replicated}}
{devices=[1,1,2,2]<=[4] last_tile_dims={replicated, manual}} | {devices=[2,1,2]<=[2,2]T(1,0) last_tile_dims={manual}}
{devices=[2,2,2]<=[8]} | {devices=[2,2,2]<=[2,2,2]T(2,1,0)} | {devices=[4,2]<=[2,2,2]T(0,2,1)} | {devices=[2,4]<=[4,2]T(1,0)}
{devices=[2,2,2]<=[2,2,2]T(1,0,2) last_tile_dim_replicate} | {devices=[8,1]<=[2,4]T(1,0)} | {devices=[2,1,4]<=[8] last_tile_dims={manual}}
{devices=[4,3]<=[3,4]T(1,0)} | {devices=[2,6]<=[12]} | {devices=[3,4]<=[2,3,2]T(1,0,2)} | {devices=[2,2,3]<=[3,4]T(1,0)}
"""


def texts():
    for text in itertools.chain.from_iterable(line.split(" | ") for line in TEXTS.strip().splitlines()):
        sharding = xla_client.HloSharding.from_string(text)
        yield f"gspmd {text} | {sharding} | {' '.join(map(str, sharding.tile_assignment_devices()))}"


def specs(axes):
    """Every way to put some axes on two dimensions, in some order."""
    for count in range(len(axes) + 1):
        for chosen in itertools.permutations(axes, count):
            for cut in range(count + 1):
                yield PartitionSpec(chosen[:cut] or None, chosen[cut:] or None)


def sharding_text(sharding):
    dimensions = (entry if isinstance(entry, tuple) else (entry,) if entry else () for entry in sharding.spec)
    return "<@mesh, [" + ", ".join("{" + ", ".join(f'"{axis}"' for axis in axes) + "}" for axes in dimensions) + "]>"


def named():
    for sizes in ((4,), (2, 2), (2, 3), (4, 2), (2, 2, 2)):
        axes = tuple("xyz"[: len(sizes)])
        devices = np.array(jax.devices()[: np.prod(sizes)]).reshape(sizes)
        mesh = Mesh(devices, axes)
        mesh_text = "<[" + ", ".join(f'"{axis}"={size}' for axis, size in zip(axes, sizes)) + "]>"
        for spec in specs(axes):
            sharding, shape = NamedSharding(mesh, spec), (24, 48)
            slices = {device.id: [s.indices(n)[:2] for s, n in zip(index, shape)]
                      for device, index in sharding.devices_indices_map(shape).items()}
            parts = " ".join(f"{device}:" + ",".join(f"{begin}-{end}" for begin, end in part)
                             for device, part in sorted(slices.items()))
            yield (f"named {mesh_text} | {sharding_text(sharding)} | {sharding._to_xla_hlo_sharding(2)} | "
                   f"{','.join(map(str, shape))} | {parts}")


if __name__ == "__main__":
    print("# Written by scripts/sharding_cases.py, with jaxlib", jaxlib.__version__)
    for line in itertools.chain(texts(), named()):
        print(line)
