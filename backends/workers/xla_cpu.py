#!/usr/bin/env python3
"""XLA:CPU of the installed jaxlib as a back end: every release from 0.4.18 on, and the jax of its time, which makes
arrays of buffers."""

import glob
import inspect
import mmap
import os
import re

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
os.environ.setdefault("JAX_ENABLE_X64", "1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import protocol

DEVICES = 64
#: How MLIR's bytecode begins.
BYTECODE = b"ML\xefR"
#: How HLO text begins, behind comments.
HLO_TEXT = re.compile(rb"(\s|//[^\n]*\n)*HloModule\b")
PARTITIONING_PASSES = "spmd-partitioning,sharding-propagation,shardy-xla"

INTEGERS = {"i1": "bool", **{f"i{n}": f"int{n}" for n in (2, 4, 8, 16, 32, 64)}, **{f"ui{n}": f"uint{n}" for n in (2, 4, 8, 16, 32, 64)}}
FLOATS = {"f16": "float16", "f32": "float32", "f64": "float64", "bf16": "bfloat16"}
NARROW = {t: t.replace("f", "float", 1).lower() for t in (
    "f8E5M2", "f8E4M3", "f8E3M4", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2FNUZ", "f8E8M0FNU",
    "f6E2M3FN", "f6E3M2FN", "f4E2M1FN")}
NARROW = {t: n.replace("e", "_e", 1) for t, n in NARROW.items()}
COMPLEX = {"complex<f32>": "complex64", "complex<f64>": "complex128"}

#: The first that fits a message decides its status.
RULES = (
    ("' is unknown", "unsupported"),
    ("unregistered operation", "unsupported"),
    ("complex<f16>>", "unsupported"),  # proposed, read by no released parser
    ("complex<bf16>>", "unsupported"),
    ("Failed to parse using StableHLO", "rejected"),
    ("can't be translated to XLA HLO", "unsupported"),
    ("No registered implementation", "unsupported"),
    ("No FFI handler registered", "unsupported"),
    ("Unbounded dynamism is disabled", "unsupported"),
    ("Invalid XLA PrimitiveType", "unsupported"),
    ("Protocol Buffer reflection usage error", "unsupported"),  # early releases take no lists of passes, nor partitions then
    ("PrimitiveType 13", "unsupported"),
    ("Unknown NumPy dtype", "unsupported"),
    ("UNIMPLEMENTED", "unsupported"),
    ("nsupported", "unsupported"),
    ("not supported", "unsupported"),
    ("RESOURCE_EXHAUSTED", "out_of_memory"),
    ("INVALID_ARGUMENT", "rejected"),
    ("error:", "rejected"),
)

#: What parsers say of text that is younger than they are: element types, attributes, the place of properties. Of a release
#: that knows today's text it would be an error of that text, which is to be seen.
KNOWS_THE_TEXT = (0, 10)
OF_OLD_PARSERS = ("does not support properties", ": error: expected ", "unknown StableHLO attribute", "expected 'precision'",
                  "Failed to upgrade versioned StableHLO")

#: What no back end raises.
OF_THE_WORKER = (AttributeError, LookupError, NameError)


def refusal(error, compiling, release):
    message = str(error) or type(error).__name__
    status = next((s for part, s in RULES if part in message), "failed")
    if "NOT_FOUND" in message and any(part in message for part in ("ustom call", "FFI handler")):
        status = "unsupported"  # of a custom call whose handler is not registered
    if release < KNOWS_THE_TEXT and any(part in message for part in OF_OLD_PARSERS):
        status = "unsupported"
    return protocol.Refusal("failed" if status == "rejected" and not compiling else status, message)


def option_value(text):
    if text in ("true", "false"):
        return text == "true"
    if len(text) >= 2 and text[0] == text[-1] == '"':
        return text[1:-1]
    for number in (int, float):
        if any(c.isdigit() for c in text):
            try:
                return number(text)
            except ValueError:
                pass
    return text


def library_of(package):
    """The library that XLA is in: the largest of the package."""
    return max(glob.glob(os.path.join(os.path.dirname(package.__file__), "*.so")), key=os.path.getsize)


def set_flags(package):
    """XLA waits a minute for a partner of a collective that does not come, then ends the process; and it ends it for a
    flag that its release does not know. The names of those it knows stand in its library."""
    seconds = float(os.environ.get("ASSAY_TIMEOUT_SECONDS", "10"))
    flags = {"xla_cpu_collective_call_warn_stuck_timeout_seconds": max(1, int(seconds / 6)),
             "xla_cpu_collective_call_terminate_timeout_seconds": max(2, int(seconds / 3)),
             "xla_force_host_platform_device_count": DEVICES}  # fmt: skip
    with open(library_of(package), "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        known = [f"--{name}={value}" for name, value in flags.items() if content.find(name.encode()) >= 0]
    os.environ["XLA_FLAGS"] = " ".join([*known, os.environ.get("XLA_FLAGS", "")])


def extension():
    """The module of jaxlib that is XLA, by its name of each time."""
    try:
        from jaxlib import _jax as module
    except ImportError:
        from jaxlib import xla_extension as module
    return module


def sharding_class(module):
    """`HloSharding`, which has moved."""
    try:
        from jaxlib._hlo import HloSharding
    except ImportError:
        HloSharding = module.HloSharding
    return HloSharding


def register_lapack(xla_client):
    """What JAX calls for factors of matrices: a library beside XLA, which JAX registers where it first needs it."""
    try:
        from jaxlib import lapack

        calls = lapack.registrations()["cpu"]
        lapack._lapack.initialize()
    except (AttributeError, ImportError):  # of other releases
        return
    for name, function, *version in calls:
        stated = {"api_version": version[0]} if version else {}
        xla_client.register_custom_call_target(name, function, platform="cpu", **stated)


def make_client(xla_client):
    """A client with many devices, which answers only when it is done. Of the settings those that the release has."""
    has = inspect.signature(xla_client.make_cpu_client).parameters
    wanted = {"asynchronous": False, "num_devices": DEVICES}
    return xla_client.make_cpu_client(**{name: value for name, value in wanted.items() if name in has})


def load():
    """What takes long, and is the same for every client."""
    import jaxlib

    set_flags(jaxlib)
    import jax
    import ml_dtypes  # noqa: F401
    from jax._src.sharding_impls import GSPMDSharding  # noqa: F401
    from jaxlib import xla_client

    jax.config.update("jax_enable_x64", True)
    register_lapack(xla_client)


class XlaCpu:
    def __init__(self):
        import jaxlib
        import ml_dtypes
        import numpy
        from jax._src.sharding_impls import GSPMDSharding
        from jax.core import ShapedArray
        from jax.sharding import SingleDeviceSharding
        from jaxlib import xla_client

        self.numpy, self.jax, self.xla = numpy, extension(), xla_client
        self.sharding_of_xla = sharding_class(self.jax)
        self.shaped, self.single, self.gspmd = ShapedArray, SingleDeviceSharding, GSPMDSharding
        self.version = jaxlib.__version__
        self.release = tuple(int(part) for part in self.version.split(".")[:2])
        names = {**INTEGERS, **FLOATS, **NARROW, **COMPLEX}
        found = {t: getattr(ml_dtypes, n, None) or getattr(numpy, n, None) for t, n in names.items() if t != "i1"}
        self.dtypes = {"i1": numpy.dtype(bool), **{t: numpy.dtype(d) for t, d in found.items() if d is not None}}
        self.names = {d: t for t, d in self.dtypes.items()}
        self.client = make_client(xla_client)
        self.devices = self.client.devices()
        self.program = None

    def hello(self):
        return {"name": "XLA:CPU", "version": f"jaxlib {self.version}", "devices": DEVICES, "options": "xla", "lacks": ["interpreter"], "donation": True, "partitioners": self._partitioners()}

    def _partitioners(self):
        """A release before 0.7 cannot be told which partitioner to use, or gives no shardings of what it compiled."""
        build = self.xla.CompileOptions().executable_build_options
        return ["shardy", "gspmd"] if hasattr(build, "use_shardy_partitioner") else ["gspmd"]

    def compile(self, text, replicas, partitions, options, partitioner=None):
        self.program = None
        if replicas * partitions > DEVICES:
            raise protocol.Refusal("unsupported", f"a grid of more than {DEVICES} processes")
        self.used = self.jax.DeviceList(tuple(self.devices[: replicas * partitions]))
        try:
            self.program = self._load(text, self._options(replicas, partitions, options, partitioner))
            return self._shardings() if partitioner else {}
        except OF_THE_WORKER:
            raise
        except Exception as error:  # XlaRuntimeError and others
            raise refusal(error, compiling=True, release=self.release) from None

    def _shardings(self):
        """Where the compiled program has its arguments and results, which need not be where its text says."""
        def texts(shardings):
            return [str(self.sharding_of_xla.from_proto(s)) for s in shardings or []]

        return {"argument_shardings": texts(self.program.get_parameter_shardings()),
                "result_shardings": texts(self.program.get_output_shardings())}

    def _load(self, text, options):
        """Before 0.7 a client compiled and loaded in one step, for the devices of the options."""
        if hasattr(self.client, "compile_and_load"):
            return self.client.compile_and_load(text, self.used, options)
        return self.client.compile(text, options)

    def translate(self, text):
        """The program as HLO text, and as the StableHLO that this is in turn."""
        try:
            computation = self.jax.mlir.mlir_module_to_xla_computation(text, use_tuple_args=False, return_tuple=False)
        except OF_THE_WORKER:
            raise
        except Exception as error:
            raise refusal(error, compiling=True, release=self.release) from None
        return computation.as_hlo_text(True), self._back(computation)

    def _back(self, computation):
        try:
            return self._text(self.jax.mlir.hlo_to_stablehlo(computation.get_hlo_module().as_serialized_hlo_module_proto()))
        except Exception:  # not all of HLO is StableHLO
            return ""

    def import_program(self, data):
        """StableHLO text of a program in another form, which its first bytes tell."""
        try:
            return self._imported(data)
        except OF_THE_WORKER:
            raise
        except Exception as error:
            raise protocol.Refusal("unsupported", str(error) or type(error).__name__) from None

    def _imported(self, data):
        artifact = portable_artifact_in(data)
        if artifact:
            from jaxlib.mlir.dialects import stablehlo

            return text_of(stablehlo.deserialize_portable_artifact(self._context(), artifact))
        if data.startswith(BYTECODE):
            return self._text(data)
        return self._text(self.jax.mlir.hlo_to_stablehlo(hlo_proto_of(data)))

    def _text(self, bytecode):
        from jaxlib.mlir import ir

        with self._context():
            return text_of(ir.Module.parse(bytecode))

    @staticmethod
    def _context():
        """Knows the dialects that JAX uses."""
        from jaxlib.mlir import ir
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext
        from jaxlib.mlir.dialects import stablehlo

        registry = ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        context = ir.Context()
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
        stablehlo.register_dialect(context)
        return context

    def _options(self, replicas, partitions, options, partitioner):
        out = self.xla.CompileOptions()
        build = out.executable_build_options
        out.num_replicas = build.num_replicas = replicas
        out.num_partitions = build.num_partitions = partitions
        overrides = {name: option_value(value) for name, value in options}
        if partitioner:
            build.use_spmd_partitioning = True
            if hasattr(build, "use_shardy_partitioner"):
                build.use_shardy_partitioner = partitioner == "shardy"
        elif partitions > 1:
            # Every process runs the text as it stands: the partitioner is on, its passes are off.
            build.use_spmd_partitioning = True
            disabled = overrides.get("xla_disable_hlo_passes", "")
            overrides["xla_disable_hlo_passes"] = ",".join(filter(None, (disabled, PARTITIONING_PASSES)))
        out.env_option_overrides = list(overrides.items())
        grid = self.numpy.arange(replicas * partitions, dtype=self.numpy.int32).reshape(replicas, partitions)
        out.device_assignment = self.xla.DeviceAssignment.create(grid)
        return out

    def run(self, inputs):
        if self.program is None:
            raise protocol.Refusal("failed", "nothing is compiled")
        try:
            arguments = [self._argument(tensors) for tensors in zip(*inputs)]
            results = self.program.execute_sharded(arguments).disassemble_into_single_device_arrays()
            return [[self._tensor(result[p]) for result in results] for p in range(len(inputs))]
        except (protocol.Refusal, *OF_THE_WORKER):
            raise
        except Exception as error:
            raise refusal(error, compiling=False, release=self.release) from None

    def _array(self, tensor, device):
        element, shape, data = tensor
        if element not in self.dtypes:
            raise protocol.Refusal("unsupported", f"jaxlib has no arrays of {element}")
        dtype = self.dtypes[element]
        host = self.numpy.frombuffer(data, self.numpy.uint8).view(dtype).reshape(shape)
        return self.jax.batched_device_put(self.shaped(tuple(shape), dtype), self.single(device), [host], [device])

    def _argument(self, tensors):
        """One array over all devices of the grid, made of one array on each: a replicated put would copy the first."""
        parts = [self._array(t, d) for t, d in zip(tensors, self.devices)]
        if len(parts) == 1:
            return parts[0]
        sharding = self.gspmd(self.used, self.sharding_of_xla.replicate())
        return self.jax.ArrayImpl(parts[0].aval, sharding, parts, committed=True, _skip_checks=True)

    def _tensor(self, array):
        whole = self.numpy.asarray(array)
        host = self.numpy.ascontiguousarray(whole).reshape(whole.shape)
        return self.names[host.dtype], host.shape, storage(host)


def text_of(module):
    """With the places that it has in somebody's source."""
    return module.operation.get_asm(enable_debug_info=True)


def portable_artifact_in(data):
    """A portable artifact, also one within what `jax.export` serializes: a flatbuffer has the length before the bytes."""
    start = data.find(BYTECODE)
    if start < 0 or not data[start + len(BYTECODE) + 1 :].startswith(b"StableHLO_v"):
        return None
    size = int.from_bytes(data[start - 4 : start], "little") if start >= 4 else len(data)
    return data[start : start + size]


def hlo_proto_of(data):
    """A serialized HloModuleProto: of HLO text, of itself, or the first field of an HloProto, as XLA dumps them."""
    if HLO_TEXT.match(data) and b"\0" not in data:
        from jaxlib import _hlo

        return _hlo.hlo_module_from_text(data.decode()).as_serialized_hlo_module_proto()
    size, end = varint(data, 1)
    is_wrapped = data[:1] == b"\x0a" and data[end : end + 1] == b"\x0a" and end + size <= len(data)
    return data[end : end + size] if is_wrapped else data


def varint(data, start):
    """A number as protocol buffers store it, and where it ends."""
    value, shift = 0, 0
    for at in range(start, min(start + 10, len(data))):
        value |= (data[at] & 0x7F) << shift
        shift += 7
        if data[at] < 0x80:
            return value, at + 1
    return 0, start


def storage(host):
    """Unused high bits of narrow integers are sign bits in numpy, and zero in the protocol."""
    data = host.tobytes()
    bits = {"int2": 3, "int4": 15}.get(host.dtype.name)
    return data if bits is None else bytes(b & bits for b in data)


if __name__ == "__main__":
    protocol.serve(XlaCpu, load)
