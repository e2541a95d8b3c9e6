#!/usr/bin/env python3
"""IREE's compiler and runtime as a back end, both in this process: on this machine's CPU, or, as a variant, on the first
device of Vulkan, which may be a CPU too (lavapipe, in Debian's mesa-vulkan-drivers)."""

import contextlib
import re

import iree.compiler
import iree.compiler.version
import iree.runtime as rt
import numpy as np
from iree.compiler.api import Invocation, Output, Session, Source

import protocol

#: Without the last, programs of f64 are computed in f32 and fail at their results.
FLAGS = ("--iree-input-type=stablehlo", "--iree-input-demote-f64-to-f32=false")
#: What each named set of options means; an option is a flag of iree-compile without its dashes.
VARIANTS = {
    "default": {},
    "o0": {"iree-opt-level": "O0"},
    "o3": {"iree-opt-level": "O3"},
    "generic-cpu": {"iree-llvmcpu-target-cpu": "generic"},
    "vmvx": {"iree-hal-target-backends": "vmvx"},
    "vulkan": {"iree-hal-target-backends": "vulkan-spirv"},
}
#: What runs the code of a target; the code of others runs on one thread of the CPU.
DRIVERS = {"vulkan-spirv": "vulkan"}
DEFAULTS = {"iree-hal-target-backends": "llvm-cpu", "iree-llvmcpu-target-cpu": "host"}
TEMPLATE = {"name": "reproduce.sh", "text": """#!/bin/sh
# {title}
# {identity}
cat > program.mlir <<'MLIR'
{program}
MLIR
# input {inputs}
# variant {variant}
# with these flags, to add or to replace: {options}
iree-compile program.mlir -o program.vmfb --iree-input-type=stablehlo --iree-input-demote-f64-to-f32=false \\
  --iree-hal-target-backends=llvm-cpu --iree-llvmcpu-target-cpu=host
iree-run-module --module=program.vmfb --function=main --device=local-sync   # with --input=... as above; or --device=vulkan
# expected: {expected}
# got: {got}
"""}  # fmt: skip

#: By element type: what IREE calls it, and bytes of an element. Its integers have no sign.
ELEMENTS = {"i1": ("BOOL_8", 1), **{f"{s}i{n}": (f"INT_{n}", n // 8) for s in ("", "u") for n in (8, 16, 32, 64)},
            "f16": ("FLOAT_16", 2), "f32": ("FLOAT_32", 4), "f64": ("FLOAT_64", 8), "bf16": ("BFLOAT_16", 2),
            "f8E5M2": ("FLOAT_8_E5M2", 1), "f8E4M3FN": ("FLOAT_8_E4M3_FN", 1), "f8E5M2FNUZ": ("FLOAT_8_E5M2_FNUZ", 1),
            "f8E4M3FNUZ": ("FLOAT_8_E4M3_FNUZ", 1), "f8E8M0FNU": ("FLOAT_8_E8M0_FNU", 1),
            "complex<f32>": ("COMPLEX_64", 8), "complex<f64>": ("COMPLEX_128", 16)}  # fmt: skip

#: The first that fits a diagnostic decides its status.
RULES = (
    ("explicitly marked illegal", "unsupported"),
    ("failed to legalize", "unsupported"),
    ("not supported", "unsupported"),
    ("unsupported", "unsupported"),
    ("Unsupported", "unsupported"),
    ("UNIMPLEMENTED", "unsupported"),
    ("unimplemented", "unsupported"),
    ("failed to calculate", "unsupported"),
    ("is unknown", "unsupported"),
    ("unregistered operation", "unsupported"),
    ("'stablehlo.async_start' op region", "unsupported"),
    ("RESOURCE_EXHAUSTED", "out_of_memory"),
)


def status_of(message, otherwise):
    return next((status for part, status in RULES if part in message), otherwise)


#: What the bindings make of a status of IREE's runtime; OUT_OF_RANGE is an IndexError, for example.
OF_THE_RUNTIME = (RuntimeError, ValueError, IndexError, MemoryError)


@contextlib.contextmanager
def runtime():
    """What IREE's own runtime says inside is its failure, and none of this worker."""
    try:
        yield
    except OF_THE_RUNTIME as error:
        raise protocol.Refusal(status_of(str(error), "failed"), str(error)) from None


TENSOR = re.compile(r"^tensor<((?:\d+x)*)([a-zA-Z]\w*(?:<f\d\d>)?)>$")


def type_of(text):
    """`tensor<2x3xf32>` as element type and shape."""
    match = TENSOR.match(text)
    if not match:
        raise protocol.Refusal("unsupported", f"a result of type {text}")
    return match[2], [int(size) for size in match[1].split("x")[:-1]]


class Iree:
    def __init__(self):
        self.sessions, self.configs, self.function = {}, {}, None
        self.config = self._config("llvm-cpu")
        self.hal = {name: (int(getattr(rt.HalElementType, of)), size) for name, (of, size) in ELEMENTS.items() if hasattr(rt.HalElementType, of)}
        self.release = iree.compiler.version.VERSION

    def hello(self):
        variants = [{"name": name, "options": list(options.items())} for name, options in VARIANTS.items()]
        return {"name": "IREE", "version": self.release, "devices": 1, "lacks": ["interpreter"], "variants": variants, "template": TEMPLATE}

    def _config(self, target):
        driver = DRIVERS.get(target, "local-sync")
        if driver not in self.configs:
            try:
                self.configs[driver] = rt.Config(driver)
            except OF_THE_RUNTIME as error:
                raise protocol.Refusal("unsupported", f"this machine has no {driver}: {error}") from None
        return self.configs[driver]

    def _session(self, options):
        """Flags belong to a session, which serves every program that has the same."""
        key = tuple(sorted({**DEFAULTS, **dict(options)}.items()))
        if key not in self.sessions:
            session = Session()
            try:
                session.set_flags(*FLAGS, *(f"--{name}={value}" for name, value in key))
            except Exception as error:
                raise protocol.Refusal("unsupported", str(error)) from None
            self.sessions[key] = session
        return self.sessions[key]

    def compile(self, text, replicas, partitions, options):
        self.function = None
        if replicas * partitions > 1:
            raise protocol.Refusal("unsupported", "a grid of more than one process")
        self.results = self._results(text)
        self.config = self._config(dict(options).get("iree-hal-target-backends"))
        session = self._session(options)
        code = self._code(session, text)
        with runtime():
            module = rt.VmModule.copy_buffer(self.config.vm_instance, code)
            hal = rt.create_hal_module(self.config.vm_instance, self.config.device)
            self.context = rt.VmContext(self.config.vm_instance, [hal, module])
            self.function = module.lookup_function("main")
        if self.function is None:
            raise protocol.Refusal("unsupported", "the entry function is not called main")

    @staticmethod
    def _code(session, text):
        invocation, source, output = Invocation(session), Source.wrap_buffer(session, text.encode() + b"\0"), Output.open_membuffer()
        with protocol.Diagnostics() as said:
            parsed = invocation.parse_source(source)
            done = parsed and invocation.execute()
            if done:
                invocation.output_vm_bytecode(output)
        if done:
            return bytes(output.map_memory())
        message = said.text or "the compiler failed and did not say why"
        raise protocol.Refusal(status_of(message, "failed" if parsed else "rejected"), message)

    def _results(self, text):
        """The types of the entry function's results, which IREE does not keep: its integers have no sign."""
        from iree.compiler import ir
        from iree.compiler.dialects import func

        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            try:
                module = ir.Module.parse(text)
            except ir.MLIRError as error:
                raise protocol.Refusal(status_of(str(error), "rejected"), str(error)) from None
            functions = [op for op in module.body.operations if isinstance(op, func.FuncOp)]
            entry = next((f for f in functions if f.name.value == "main"), functions[0])
            return [type_of(str(result)) for result in ir.FunctionType(entry.type).results]

    def run(self, inputs):
        if self.function is None:
            raise protocol.Refusal("failed", "nothing is compiled")
        arguments, results = rt.VmVariantList(len(inputs[0])), rt.VmVariantList(len(self.results))
        with runtime():
            for tensor in inputs[0]:
                arguments.push_ref(self._view(*tensor))
            self.context.invoke(self.function, arguments, results)
            views = [results.get_as_object(k, rt.HalBufferView) for k in range(len(self.results))]
            return [[(element, list(view.shape), self._bytes(element, view)) for (element, _), view in zip(self.results, views)]]

    def _view(self, element, shape, data):
        if element not in self.hal:
            raise protocol.Refusal("unsupported", f"IREE has no buffers of {element}")
        raw = np.frombuffer(data or b"\0", np.uint8)  # no buffer is empty
        buffer = self.config.device.allocator.allocate_buffer_copy(
            memory_type=rt.MemoryType.DEVICE_LOCAL | rt.MemoryType.HOST_VISIBLE,
            allowed_usage=rt.BufferUsage.DEFAULT | rt.BufferUsage.MAPPING, device=self.config.device, buffer=raw)
        return rt.HalBufferView(buffer, list(shape), self.hal[element][0])

    def _bytes(self, element, view):
        if element not in self.hal:
            raise protocol.Refusal("unsupported", f"IREE has no buffers of {element}")
        count = int(np.prod(view.shape, dtype=np.int64)) * self.hal[element][1]
        if count == 0:
            return b""
        buffer = view.get_buffer()
        if not buffer.allowed_usage() & int(rt.BufferUsage.MAPPING_SCOPED):
            buffer = self._copied_to_host(buffer)
        return buffer.map().asarray((count,), np.dtype(np.uint8)).tobytes()

    def _copied_to_host(self, buffer):
        device = self.config.device
        copy = device.allocator.allocate_buffer(
            memory_type=rt.MemoryType.HOST_LOCAL | rt.MemoryType.DEVICE_VISIBLE,
            allowed_usage=rt.BufferUsage.TRANSFER_TARGET | rt.BufferUsage.MAPPING_SCOPED, allocation_size=buffer.byte_length())
        done = device.create_semaphore(0)
        device.queue_copy(buffer, copy, wait_semaphores=rt.HalFence.create_at(done, 0), signal_semaphores=rt.HalFence.create_at(done, 1))
        rt.HalFence.create_at(done, 1).wait()
        return copy


if __name__ == "__main__":
    protocol.serve(Iree, load=lambda: None)  # what was imported
