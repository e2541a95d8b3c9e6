#!/usr/bin/env python3
"""The compiler of Google's TPUs (PyPI: libtpu), on a machine without one: it compiles for a topology by name, and nothing
runs. So it is a pass that gives back the text that it was given, where that compiles: what it ends, where it hangs, and
what internal errors it reports are all that there is to find.

libtpu is no free software: it is under the terms of the Google Cloud Platform
(https://cloud.google.com/terms/service-terms), which who installs it has to have agreed to. Nothing else here needs it."""

import os
import re
from importlib.metadata import version

os.environ.setdefault("TPU_SKIP_MDS_QUERY", "1")  # which asks the network about the machine
os.environ.setdefault("TPU_LIBRARY_LOG_DIR", os.environ.get("TMPDIR", "/tmp"))
os.environ.setdefault("TPU_LOG_DIR", "disabled")
os.environ.setdefault("ALLOW_MULTIPLE_LIBTPU_LOAD", "1")  # no device is held, so nothing is to be locked
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("JAX_ENABLE_X64", "1")
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")

import protocol

#: What is compiled for, by variant: the name of a topology, with the chips of a host.
TOPOLOGIES = {"default": "v5e:2x2", "v4": "v4:2x2x1", "v5p": "v5p:2x2x1", "v6e": "v6e:2x2"}

#: Shows a finding without Assay.
SCRIPT = """\
# {title}
# {identity}
import os

os.environ["TPU_SKIP_MDS_QUERY"] = "1"
from jax.experimental import topologies
from jax.interpreters import mlir
from jaxlib import _jax, xla_client
from jaxlib.mlir import ir

PROGRAM = r'''
{program}
'''
devices = topologies.get_topology_desc("{topology}", "tpu").devices[:1]
with mlir.make_ir_context(), ir.Location.unknown():
    module = ir.Module.parse(PROGRAM)
    devices[0].client.compile(module, _jax.DeviceList(tuple(devices)), xla_client.CompileOptions())
"""
LIT = "false # TPU_SKIP_MDS_QUERY=1 compile for {topology}: %s"

#: Says that it does not take the program; else it failed.
UNSUPPORTED = re.compile("UNIMPLEMENTED|nsupported|not supported|not implemented|can't be translated to XLA HLO|is unknown|unregistered operation"
                         "|No implementation found for requested accuracy|Unbounded dynamism is disabled|No registered implementation|complex<b?f16>|NOT_FOUND: .*[Cc]ustom call")  # fmt: skip
REJECTED = re.compile("Failed to parse using StableHLO|INVALID_ARGUMENT")


def libraries():
    import jax.experimental.topologies
    import jax.interpreters.mlir
    import jaxlib.xla_client

    return jax.experimental.topologies, jax.interpreters.mlir, jaxlib.xla_client


def refusal(message):
    if UNSUPPORTED.search(message):
        return protocol.Refusal("unsupported", message)
    if "RESOURCE_EXHAUSTED" in message:
        return protocol.Refusal("out_of_memory", message)
    return protocol.Refusal("rejected" if REJECTED.search(message) else "failed", message)


class Tpu:
    def __init__(self):
        self.topologies, mlir, self.client = libraries()
        self.context = mlir.make_ir_context()
        self.devices = {}
        self.device(TOPOLOGIES["default"])

    def device(self, name):
        if name not in self.devices:
            self.devices[name] = self.topologies.get_topology_desc(name, "tpu").devices[0]
        return self.devices[name]

    def hello(self):
        variants = [{"name": name, "options": [["topology", text]]} for name, text in TOPOLOGIES.items()]
        return {"name": "XLA:TPU, compiled and not run", "version": f"libtpu {version('libtpu')}, jaxlib {version('jaxlib')}", "transforms": True,
                "variants": variants, "lacks": ["interpreter"], "template": {"name": "compile.py", "text": SCRIPT, "lit": LIT}}  # fmt: skip

    def transform(self, text, options):
        from jaxlib import _jax
        from jaxlib.mlir import ir

        device = self.device(dict(options).get("topology", TOPOLOGIES["default"]))
        with self.context, ir.Location.unknown():
            try:
                module = ir.Module.parse(text)
            except ir.MLIRError as error:
                raise protocol.Refusal("unsupported" if UNSUPPORTED.search(str(error)) else "rejected", str(error)) from None
            try:
                device.client.compile(module, _jax.DeviceList((device,)), self.client.CompileOptions())
            except Exception as error:  # of XLA, by way of the bindings
                raise refusal(str(error) or type(error).__name__) from None
        return text


if __name__ == "__main__":
    protocol.serve(Tpu, load=libraries)
