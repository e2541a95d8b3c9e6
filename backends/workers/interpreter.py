#!/usr/bin/env python3
"""StableHLO's reference interpreter, and its parser and verifier, as a back end.

The interpreter takes every type in, but hands out only some. A program whose results it cannot hand
out gets a second function around its own, which turns them into some that it can."""

import re

import numpy as np
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

import protocol

ENTRY, RENAMED = "main", "assay_main"

#: Element types that come out as numpy arrays of that type.
DIRECT = {
    "i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64,
    "f16": np.float16, "f32": np.float32, "f64": np.float64,
}  # fmt: skip
BYTES = ("f8E5M2", "f8E4M3", "f8E3M4", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2FNUZ", "f8E8M0FNU")
#: Others: bitcast_convert to the first; then, unless it is the same, convert to the second.
CARRIERS = {"bf16": ("ui16", "ui16"), **{t: ("ui8", "ui8") for t in BYTES},
            "i4": ("ui4", "ui8"), "ui4": ("ui4", "ui8"), "f4E2M1FN": ("ui4", "ui8"),
            "i2": ("ui2", "ui8"), "ui2": ("ui2", "ui8")}  # fmt: skip
# These run only in a grid, even of one process.
NEEDS_GRID = re.compile(r"stablehlo\.(all_|collective_|reduce_scatter|replica_id|partition_id|send|recv|infeed|outfeed)")
# These run their functions in grids of their own, which it does outside of grids alone.
RUNS_GRID = "interpreter.run_parallel"
PROGRAMS, SYMBOL = re.compile(r"programs = \[(.*?)\]\]"), re.compile(r"@([\w$.-]+)")
# It knows the ops of StableHLO, and ends the process at others.
OF_CHLO = re.compile(r'= "?chlo\.')
COMPLEX = {"complex<f32>": "f32", "complex<f64>": "f64"}
#: No released parser reads these.
PROPOSED = re.compile(r"complex<b?f16>")
#: No conversion leads out of these but their decimal digits: bits of exponent, bits of mantissa, bias.
PRINTED = {"f6E2M3FN": (2, 3, 1), "f6E3M2FN": (3, 2, 3)}

TENSOR = re.compile(r"^tensor<((?:\d+x)*)([a-zA-Z]\w*(?:<f\d\d>)?)>$")

#: What it does itself with a program whose arguments have sizes that are not known.
REFINEMENT = "builtin.module(stablehlo-refine-arguments{{types={}}},stablehlo-refine-shapes,func.func(stablehlo-canonicalize-dynamism))"
UNKNOWN_SIZE = re.compile(r"tensor<(?:\d+x)*\?")


class Type:
    """A tensor type with static shape: element type as text, shape."""

    def __init__(self, text):
        match = TENSOR.match(text)
        if not match:
            raise protocol.Refusal("unsupported", f"the interpreter worker does not hand out {text}")
        self.text, self.element = text, match[2]
        self.shape = [int(d) for d in match[1].split("x")[:-1]]

    def of(self, element):
        return "tensor<" + "".join(f"{d}x" for d in self.shape) + element + ">"


def printed_codes(attribute, element, count):
    """The codes of a float type whose values can only be printed."""
    exponent_bits, mantissa_bits, bias = PRINTED[element]
    values = {}
    for code in range(1 << (1 + exponent_bits + mantissa_bits)):
        mantissa, rest = code & ((1 << mantissa_bits) - 1), code >> mantissa_bits
        exponent, sign = rest & ((1 << exponent_bits) - 1), rest >> exponent_bits
        fraction = mantissa / (1 << mantissa_bits) + (exponent > 0)
        text = repr((-1.0) ** sign * fraction * 2.0 ** (max(exponent, 1) - bias))
        values[text] = code
    content = str(attribute).split("dense<", 1)[1].rsplit("> :", 1)[0]
    if content.startswith('"0x'):  # so more than a hundred elements are printed, a byte each
        return bytes.fromhex(content[3:-1])
    codes = [values[repr(float(number))] for number in re.findall(r"-?\d[\d.eE+-]*", content)]
    return bytes(codes * count if len(codes) == 1 else codes)


class Results:
    """How each result of a program leaves the interpreter: lines of text for the function around it,
    and what to make of the attributes that come out."""

    def __init__(self, types):
        self.types = types
        self.lines, self.names, self.carried = [], [], []

    def add(self, name, kind):
        if kind.element in COMPLEX:
            part = kind.of(COMPLEX[kind.element])
            for op in ("real", "imag"):
                self._line(f"stablehlo.{op} {name} : ({kind.text}) -> {part}", part)
        elif kind.element in CARRIERS:
            first, second = (kind.of(t) for t in CARRIERS[kind.element])
            name = self._line(f"stablehlo.bitcast_convert {name} : ({kind.text}) -> {first}", first)
            if first != second:
                self.names.pop(), self.carried.pop()
                self._line(f"stablehlo.convert {name} : ({first}) -> {second}", second)
        else:
            self.names.append(name)
            self.carried.append(kind.text)

    def _line(self, text, result):
        name = f"%w{len(self.lines)}"
        self.lines.append(f"    {name} = {text}")
        self.names.append(name)
        self.carried.append(result)
        return name

    def collect(self, attributes):
        rest = iter(attributes)
        return [(t.element, t.shape, self._bytes(t, rest)) for t in self.types]

    @staticmethod
    def _bytes(kind, rest):
        first = next(rest)
        count = int(np.prod(kind.shape, dtype=np.int64))
        if kind.element in PRINTED:
            return printed_codes(first, kind.element, count) if count else b""
        if kind.element in COMPLEX:
            parts = [np.asarray(a).reshape(-1) for a in (first, next(rest))]
            return np.stack(parts, axis=-1).tobytes()
        return np.ascontiguousarray(np.asarray(first)).tobytes()


class Interpreter:
    def __init__(self):
        self.context, registry = ir.Context(), ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        self.context.append_dialect_registry(registry)
        self.context.load_all_available_dialects()
        stablehlo.register_dialect(self.context)
        chlo.register_dialect(self.context)
        stablehlo.register_interpreter_dialect(self.context)
        stablehlo.register_stablehlo_passes()
        self.context.__enter__()
        ir.Location.unknown().__enter__()
        self.module, self.open_text = None, None

    def hello(self):
        return {"name": "StableHLO interpreter", "version": stablehlo.get_current_version(), "devices": 2, "parses": True, "lacks": ["chlo"], "dynamic": True}

    def parse(self, text):
        try:
            return ir.Module.parse(text)
        except ir.MLIRError as error:
            first = error.error_diagnostics[0] if error.error_diagnostics else None
            place = re.search(r":(\d+):(\d+)", str(first.location)) if first else None
            details = {"line": int(place[1]), "column": int(place[2])} if place else {}
            message = first.message if first else str(error)
            raise protocol.Refusal("unsupported" if PROPOSED.search(text) else "rejected", message, **details) from None

    def compile(self, text, replicas, partitions, options):
        self.module, self.open_text = None, None
        if replicas * partitions > 2:
            raise protocol.Refusal("unsupported", "a grid of more than 2 processes: its rendezvous time out")
        if options:
            raise protocol.Refusal("unsupported", "the interpreter has no options")
        if OF_CHLO.search(text):
            raise protocol.Refusal("unsupported", "the interpreter has no ops of CHLO")
        module = self.parse(text)
        self.processes = replicas * partitions
        self.grid = replicas, partitions
        starts_grid = RUNS_GRID in text
        needs_grid = self.processes > 1 or bool(NEEDS_GRID.search(self._outside(module) if starts_grid else text))
        if starts_grid and needs_grid:
            raise protocol.Refusal("unsupported", "a grid that is started by a process of another one")
        self.in_grid = needs_grid
        self.open_text = text if UNKNOWN_SIZE.search(text) else None
        if self.open_text is None:
            self._take(module)
        elif self.in_grid:
            raise protocol.Refusal("unsupported", "sizes that are not known, in a grid")

    def _take(self, module):
        """A program without sizes that are not known."""
        entry = self._entry(module)
        kind = ir.FunctionType(entry.type)
        inputs, outputs = ([Type(str(t)) for t in types] for types in (kind.inputs, kind.results))
        self.inputs, self.results = inputs, [Results(outputs) for _ in range(self.processes)]
        plain = all(t.element in DIRECT or t.element in PRINTED for t in outputs) and not any(t.element in COMPLEX for t in inputs)
        if not plain or self.in_grid or entry.name.value != ENTRY:
            entry.attributes["sym_name"] = ir.StringAttr.get(RENAMED)
            declaration = f"({', '.join(t.text for t in inputs)}) -> ({', '.join(t.text for t in outputs)})"
            self._wrap(module, self._around(outputs, *self.grid), declaration)
        self.module = module

    @staticmethod
    def _outside(module):
        """The functions that run in no grid that an op starts, as text. Those that fill queues run outside."""
        functions = [op for op in module.body.operations if op.operation.name == "func.func"]
        text = "".join(str(f) for f in functions)
        started = {name for programs in PROGRAMS.findall(text) for name in SYMBOL.findall(programs)}
        return "".join(str(f) for f in functions if f.name.value not in started)

    @staticmethod
    def _entry(module):
        functions = [op for op in module.body.operations if op.operation.name == "func.func"]
        named = [f for f in functions if f.name.value == ENTRY]
        if not named and len(functions) != 1:
            raise protocol.Refusal("unsupported", "no function @main, and more than one function")
        return (named or functions)[0]

    def _around(self, outputs, replicas, partitions):
        """The function that makes complex arguments, runs all processes, and unpacks their results."""
        lines, parameters, arguments, types = [], [], [], []
        for n, kind in enumerate(self.inputs * self.processes):
            types.append(kind.text)
            if kind.element not in COMPLEX:
                parameters.append(f"%a{n}: {kind.text}")
                arguments.append(f"%a{n}")
                continue
            part = kind.of(COMPLEX[kind.element])
            parameters += [f"%r{n}: {part}", f"%i{n}: {part}"]
            arguments.append(f"%c{n}")
            lines.append(f"    %c{n} = stablehlo.complex %r{n}, %i{n} : {kind.text}")
        call, results = self._call(arguments, types, outputs, replicas, partitions)
        lines.append(call)
        out = Results([])
        out.lines = lines
        count = len(outputs)
        for n, name in enumerate(results):
            out.add(name, outputs[n % count])
        head = f"  func.func @{ENTRY}({', '.join(parameters)}) -> ({', '.join(out.carried)}) {{"
        tail = f"    func.return {', '.join(out.names)}" + (f" : {', '.join(out.carried)}" if out.names else "")
        return "\n".join([head, *out.lines, tail, "  }"])

    def _call(self, arguments, types, outputs, replicas, partitions):
        result_types = [o.text for o in outputs] * self.processes
        signature = f"({', '.join(types)}) -> ({', '.join(result_types)})"
        names = [f"%o#{n}" for n in range(len(result_types))] if len(result_types) != 1 else ["%o"]
        define = f"    %o:{len(names)} = " if len(names) > 1 else "    %o = " if names else "    "
        if not self.in_grid:
            return f"{define}func.call @{RENAMED}({', '.join(arguments)}) : {signature}", names
        grid = "[" + ", ".join("[" + ", ".join([f"@{RENAMED}"] * partitions) + "]" for _ in range(replicas)) + "]"
        run = f'"interpreter.run_parallel"({", ".join(arguments)}) {{programs = {grid}}}'
        return f"{define}{run} : {signature}", names

    @staticmethod
    def _wrap(module, text, declaration):
        # Parsed in a module of its own, where what it calls is declared, then moved.
        around = ir.Module.parse(f"module {{\n  func.func private @{RENAMED}{declaration}\n{text}\n}}")
        module.body.append(list(around.body.operations)[1])

    def run(self, inputs):
        if self.open_text is not None:
            self._take(self._refined(inputs[0]))
        if self.module is None:
            raise protocol.Refusal("failed", "nothing is compiled")
        arguments = [a for process in inputs for tensor, kind in self._matched(process) for a in self._attributes(tensor, kind)]
        try:
            outputs = iter(stablehlo.eval_module(self.module, arguments))
        except Exception as error:  # whatever the bindings make of the interpreter's errors
            raise protocol.Refusal("failed", f"{type(error).__name__}: {error}") from None
        return [results.collect(outputs) for results in self.results]

    def _refined(self, tensors):
        """The program for inputs of these sizes, as it makes it itself. Where it fails at that, or does not find out a
        size, at which it would end the process, it is for others to say what is wrong with the program."""
        module = ir.Module.parse(self.open_text)
        types = ",".join(f"tensor<{''.join(f'{d}x' for d in shape)}{element}>" for element, shape, _ in tensors)
        try:
            passmanager.PassManager.parse(REFINEMENT.format(types)).run(module.operation)
        except ir.MLIRError as error:
            raise protocol.Refusal("unsupported", f"refinement: {error}") from None
        if UNKNOWN_SIZE.search(str(module)):
            raise protocol.Refusal("unsupported", "sizes that its refinement does not find out")
        return module

    def _matched(self, process):
        if len(process) != len(self.inputs):
            raise protocol.Refusal("failed", f"{len(process)} inputs, the program takes {len(self.inputs)}")
        return zip(process, self.inputs)

    @staticmethod
    def _attributes(tensor, kind):
        element, shape, data = tensor
        if (element, list(shape)) != (kind.element, kind.shape):
            raise protocol.Refusal("failed", f"an input of {element} {shape}, the program takes {kind.text}")
        if element in COMPLEX:
            parts = np.frombuffer(data, DIRECT[COMPLEX[element]]).reshape([*shape, 2])
            part = ir.Type.parse(kind.of(COMPLEX[element]))
            return [ir.DenseElementsAttr.get(np.ascontiguousarray(parts[..., n]), type=part) for n in (0, 1)]
        width = len(data) // max(1, int(np.prod(shape, dtype=np.int64))) or 1
        view = DIRECT[element] if element == "i1" else {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[width]
        host = np.frombuffer(data, view).reshape(shape)
        return [ir.DenseElementsAttr.get(host, type=ir.Type.parse(kind.text))]


if __name__ == "__main__":
    protocol.serve(Interpreter, load=lambda: None)  # what was imported
