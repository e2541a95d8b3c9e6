"""Runs the files of this folder through JAX: with pytest, or alone (`python test_suite.py`). Needs jax, numpy and
ml_dtypes, and no Assay. A file that the back end refuses is skipped with its words; one whose answer lies outside the
accepted set fails, and so does one that brings the process down: the files run in a child, which is then started anew.
JAX_PLATFORMS and XLA_FLAGS choose the back end as they always do."""

import json
import math
import os
import pathlib
import re
import signal
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
FLAGS = os.environ.get("XLA_FLAGS", "")
if "xla_force_host_platform_device_count" not in FLAGS:  # files with a grid have up to 8 processes
    os.environ["XLA_FLAGS"] = f"{FLAGS} --xla_force_host_platform_device_count=8".strip()
os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("JAX_ENABLE_X64", "1")

SERVE = "--serve"  # of the child, which alone loads the back end
if sys.argv[1:] == [SERVE]:
    import jax
    import ml_dtypes
    import numpy as np
    from jaxlib import xla_client as xc

NAMES = {"i1": "bool", "i2": "int2", "i4": "int4", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
         "ui2": "uint2", "ui4": "uint4", "ui8": "uint8", "ui16": "uint16", "ui32": "uint32", "ui64": "uint64",
         "f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64", "complex<f32>": "complex64",
         "complex<f64>": "complex128", "f8E5M2": "float8_e5m2", "f8E4M3": "float8_e4m3", "f8E3M4": "float8_e3m4",
         "f8E4M3FN": "float8_e4m3fn", "f8E4M3FNUZ": "float8_e4m3fnuz", "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
         "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E8M0FNU": "float8_e8m0fnu", "f4E2M1FN": "float4_e2m1fn",
         "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn"}
LITERAL = re.compile(r"dense<([^>]*)> : tensor<((?:\d+x)*)([^<>]+(?:<f\d+>)?)>")


class Refused(Exception):
    """The back end does not take the program."""


def dtype_of(name):
    found = NAMES.get(name)
    if found is None:
        raise Refused(f"no arrays of {name}")
    return np.dtype(getattr(ml_dtypes, found, None) or found)


def real(word, dtype):
    """A number as MLIR writes it; hexadecimal digits of a float are its bits."""
    if word in ("true", "false"):
        return np.array(word == "true", dtype)
    if word.startswith("0x") and dtype.kind not in "iu":
        return np.array(int(word, 16), f"u{dtype.itemsize}").view(dtype)
    return np.array(float(word) if "f" in dtype.name else int(word, 0)).astype(dtype)


def array_of(match):
    body, shape, name = match.groups()
    dtype, shape = dtype_of(name), tuple(int(n) for n in shape.split("x")[:-1])
    words = re.findall(r"[-+\w.]+", body)
    if dtype.kind == "c":
        part = np.dtype(f"f{dtype.itemsize // 2}")
        flat = np.array([real(word, part) for word in words], part).view(dtype)
    else:
        flat = np.array([real(word, dtype) for word in words], dtype)
    return np.broadcast_to(flat[0], shape).copy() if flat.size == 1 else flat.reshape(shape)


def count(text, name):
    found = re.search(rf"mhlo\.num_{name} = (\d+)", text)
    return int(found.group(1)) if found else 1


def program_of(text):
    """The function @program as @main, without the checks."""
    return text[:text.index("  func.func @main(")].replace("func.func @program(", "func.func @main(") + "}\n"


def compiled(text, devices, replicas, partitions):
    options = xc.CompileOptions()
    build = options.executable_build_options
    if len(devices) > 1:
        options.num_replicas = build.num_replicas = replicas
        options.num_partitions = build.num_partitions = partitions
        build.use_spmd_partitioning = partitions > 1
        options.device_assignment = xc.DeviceAssignment.create(
            np.arange(len(devices), dtype=np.int32).reshape(replicas, partitions))
    try:
        return devices[0].client.compile_and_load(text, xc.DeviceList(tuple(devices)), options)
    except Exception as error:  # whatever the bindings throw
        words = str(error).splitlines()[0] if str(error) else repr(error)
        assert not words.startswith("INTERNAL"), words  # no refusal: the compiler itself says that it is at fault
        raise Refused(words) from error


def run(text):
    """The outputs, `[process][output]`."""
    replicas, partitions = count(text, "replicas"), count(text, "partitions")
    devices = jax.devices()[:replicas * partitions]
    if len(devices) < replicas * partitions:
        raise Refused(f"needs {replicas * partitions} devices")
    inputs = [array_of(match) for match in LITERAL.finditer(text.split("\n", 1)[0])]
    each = len(inputs) // len(devices)
    program = compiled(program_of(text), devices, replicas, partitions)
    arguments = []
    for k in range(each):
        parts = [jax.device_put(inputs[p * each + k], device) for p, device in enumerate(devices)]
        everywhere = jax.sharding.NamedSharding(jax.sharding.Mesh(devices, "p"), jax.sharding.PartitionSpec())
        arguments.append(jax.make_array_from_single_device_arrays(parts[0].shape, everywhere, parts))
    outputs = program.execute_sharded(arguments).disassemble_into_single_device_arrays()
    return [[np.asarray(output[p].block_until_ready()) for output in outputs] for p in range(len(devices))]


def elements(array):
    if array.dtype.kind == "c":
        return array.ravel().view(f"f{array.dtype.itemsize // 2}").astype(float).tolist()
    kind = int if array.dtype.kind in "iu" or "int" in array.dtype.name else bool if array.dtype.kind == "b" else float
    return [kind(x) for x in array.ravel()]


def is_legal(got, want):
    if want is None:
        return True
    if isinstance(want, dict):
        return any(is_legal(got, way) for way in want["any of"])
    if isinstance(want, list):
        return want[0] <= got <= want[1]
    if isinstance(want, str):
        return math.isnan(got) if want == "nan" else got == float(want)
    return repr(got) == repr(type(got)(want))


def check(path):
    """Raises AssertionError where an answer is not legal, Refused where there is none."""
    text = path.read_text(encoding="utf-8")
    if text.startswith("// RUN: not "):
        try:
            compiled(text, jax.devices()[:1], 1, 1)
        except Refused:
            return
        raise Refused("accepted, and breaks " + re.search(r"^// breaks (.*)$", text, re.MULTILINE).group(1))
    if text.startswith("// REQUIRES: assay"):
        raise Refused("has no checks of its own: `assay check` judges it")
    answers = run(text)
    for process, output, legal in re.findall(r"^// legal (\d+) (\d+): (.*)$", text, re.MULTILINE):
        got, wants = elements(answers[int(process)][int(output)]), json.loads(legal)
        assert len(got) == len(wants), f"{len(got)} elements where {len(wants)} are expected"
        wrong = [(i, g, w) for i, (g, w) in enumerate(zip(got, wants)) if not is_legal(g, w)]
        assert not wrong, f"process {process}, output {output}: (element, answer, legal) {wrong[:8]}"


def serve():
    """Answers each file that is named on stdin with a line of JSON: `[what, words]`."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # whatever the back end prints is no answer
    for name in sys.stdin:
        try:
            answer = ["passed", check(FOLDER / name.strip()) or ""]
        except Refused as reason:
            answer = ["skipped", str(reason)]
        except AssertionError as wrong:
            answer = ["failed", str(wrong)]
        print(json.dumps(answer), file=answers)


class Child:
    """The process that runs the files."""

    process = None

    def ask(self, name):
        if self.process is None:
            self.process = subprocess.Popen([sys.executable, __file__, SERVE], stdin=subprocess.PIPE, text=True,
                                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=1)
        self.process.stdin.write(name + "\n")
        line = self.process.stdout.readline()
        if line:
            return json.loads(line)
        status, self.process = self.process.wait(), None
        return ["failed", f"the process died: {signal.Signals(-status).name if status < 0 else status}"]


CHILD = Child()
FILES = sorted(str(path.relative_to(FOLDER)) for path in FOLDER.glob("*/*.mlir"))


def pytest_generate_tests(metafunc):
    metafunc.parametrize("name", FILES)


def test_case(name):
    import pytest
    what, words = CHILD.ask(name)
    if what == "skipped":
        pytest.skip(words)
    assert what == "passed", words


def main(names):
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for name in names or FILES:
        what, words = CHILD.ask(name)
        counts[what] += 1
        if what != "passed":
            print(f"{what.upper()} {name}: {words}")
    print(", ".join(f"{n} {what}" for what, n in counts.items()))
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(serve() if sys.argv[1:] == [SERVE] else main(sys.argv[1:]))
