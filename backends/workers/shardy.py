#!/usr/bin/env python3
"""Shardy's own partitioner, as the installed jaxlib has it: shardings spread through a program, and each device gets the
program that it runs on its shards, with collectives. What it writes is judged by the host; nothing runs here."""

from jaxlib.mlir.dialects import sdy

import protocol
import stablehlo_passes

#: No pipeline of the release has all of these passes.
PIPELINES = {
    "default": "sdy-propagation-pipeline,func.func(sdy-insert-explicit-reshards{enable-full-version=true},"
    "sdy-reshard-to-collectives),sdy-convert-global-to-local",
    "padded": "sdy-propagation-pipeline,func.func(sdy-insert-explicit-reshards{enable-full-version=true},"
    "sdy-pad-for-divisibility,sdy-reshard-to-collectives),sdy-convert-global-to-local",
}


class Shardy(stablehlo_passes.Passes):
    def __init__(self):
        super().__init__()
        sdy.register_dialect(self.context)

    def hello(self):
        variants = [{"name": name, "options": [["pipeline", text]]} for name, text in PIPELINES.items()]
        return {**super().hello(), "name": "Shardy's partitioner in jaxlib", "variants": variants, "partitioners": ["shardy"]}

    def transform(self, text, options):
        return super().transform(text, [["pipeline", PIPELINES["default"]], *options])


if __name__ == "__main__":
    protocol.serve(Shardy, load=stablehlo_passes.stablehlo.register_stablehlo_passes)
