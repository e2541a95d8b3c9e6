#!/usr/bin/env python3
"""LiteRT, once TensorFlow Lite, on this machine's CPU as a back end: its converter from StableHLO (PyPI: litert-converter),
and the interpreter that runs what it writes (PyPI: ai-edge-litert), both in this process."""

import os
import re
from importlib.metadata import version

import numpy as np
from ai_edge_litert import interpreter as lite
from litert_converter.mlir import ir, passmanager
from litert_converter.mlir._mlir_libs import converter_api_ext as converter

import protocol

#: What each named set of options means: `kernels` are those that the interpreter runs.
VARIANTS = {"default": {}, "no-xnnpack": {"kernels": "builtin"}, "reference": {"kernels": "reference"}}
KERNELS = {
    "xnnpack": lite.OpResolverType.AUTO,
    "builtin": lite.OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES,
    "reference": lite.OpResolverType.BUILTIN_REF,
}
TEMPLATE = {"name": "reproduce.py", "text": """\
# {title}
# {identity}
# variant {variant}: {options}
from ai_edge_litert import interpreter
from litert_converter.mlir import ir, passmanager
from litert_converter.mlir._mlir_libs import converter_api_ext as converter

PROGRAM = r'''
{program}
'''
context = ir.Context()
converter.prepare_mlir_context(context)
with context, ir.Location.unknown():
    module = ir.Module.parse(PROGRAM)
    config = converter.ConvertToTFLConfig()
    config.canonicalizing_inf_as_min_max_float = False
    converter.run_convert_to_tfl_passes(module, passmanager.PassManager("builtin.module"), config)
    print(module)
    model = bytes(converter.export_flatbuffer_to_bytes(module.operation))
runs = interpreter.Interpreter(model_content=model, num_threads=1)
runs.allocate_tensors()
# {inputs}: runs.set_tensor(runs.get_input_details()[0]["index"], ...); runs.invoke()
# expected: {expected}
# got: {got}
"""}  # fmt: skip

#: By element type: what NumPy calls it.
ELEMENTS = {"i1": np.bool_, **{f"{s}i{n}": np.dtype(f"{s}int{n}") for s in ("", "u") for n in (8, 16, 32, 64)},
            "f16": np.float16, "f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64,
            "complex<f64>": np.complex128}  # fmt: skip
ELEMENTS = {name: np.dtype(of) for name, of in ELEMENTS.items()}
NAMES = {of: name for name, of in ELEMENTS.items()}

#: What a message says where the program, or an op of it on its type, is not taken: by the converter, then by the kernels.
UNSUPPORTED = re.compile(
    "failed to legalize|Failed to export flatbuffer|unregistered|unknown StableHLO|op operand #\\d+ must be"
    "|[Uu]nsupported|not supported|does not support|currently supported|Encountered unresolved custom op"
    "|Didn't find op for builtin opcode|NumInputs|type != output_tensor->type")
TENSOR = re.compile(r"^tensor<((?:\d+x)*)([a-zA-Z]\w*(?:<f\d\d>?)?)>$")


def refusal(message, otherwise):
    return protocol.Refusal("unsupported" if UNSUPPORTED.search(message) else otherwise, message)


def check_type(type_):
    match = TENSOR.match(str(type_))
    if not match or match[2] not in ELEMENTS:
        raise protocol.Refusal("unsupported", f"this worker passes no value of type {type_}")


class LiteRt:
    def __init__(self):
        self.context = ir.Context()
        converter.prepare_mlir_context(self.context)
        self.runs = None

    def hello(self):
        variants = [{"name": name, "options": list(options.items())} for name, options in VARIANTS.items()]
        of = f"{version('ai-edge-litert')}, litert-converter {version('litert-converter')}"
        return {"name": "LiteRT", "version": of, "devices": 1, "lacks": ["interpreter"], "variants": variants, "template": TEMPLATE}

    def compile(self, text, replicas, partitions, options):
        self.runs = None
        if replicas * partitions > 1:
            raise protocol.Refusal("unsupported", "a grid of more than one process")
        kernels = KERNELS[dict(options).get("kernels", "xnnpack")]
        with self.context, ir.Location.unknown():
            model = self._converted(text)
        try:
            self.runs = lite.Interpreter(model_content=model, num_threads=1, experimental_op_resolver_type=kernels)
            self.runs.allocate_tensors()
        except (RuntimeError, ValueError) as error:
            raise refusal(str(error), "failed") from None

    def _converted(self, text):
        with protocol.Diagnostics() as said:
            try:
                module = ir.Module.parse(text)
            except ir.MLIRError as error:
                raise refusal(str(error), "rejected") from None
            for type_ in entry_type(module):
                check_type(type_)
            config = converter.ConvertToTFLConfig()
            config.canonicalizing_inf_as_min_max_float = False  # it changes what programs mean
            try:
                converter.run_convert_to_tfl_passes(module, passmanager.PassManager("builtin.module"), config)
                return bytes(converter.export_flatbuffer_to_bytes(module.operation))
            except (RuntimeError, ValueError, ir.MLIRError) as error:
                failure = str(error)
        raise refusal(f"{failure}\n{said.text}".strip(), "failed")

    def run(self, inputs):
        if self.runs is None:
            raise protocol.Refusal("failed", "nothing is compiled")
        try:
            for place, (element, shape, data) in zip(self.runs.get_input_details(), inputs[0], strict=True):
                self.runs.set_tensor(place["index"], np.frombuffer(data, ELEMENTS[element]).reshape(shape))
            self.runs.invoke()
            return [[self._result(place) for place in self.runs.get_output_details()]]
        except (RuntimeError, ValueError) as error:
            raise refusal(str(error), "failed") from None

    def _result(self, place):
        value = self.runs.get_tensor(place["index"])
        return NAMES[value.dtype], list(value.shape), value.tobytes()


def entry_type(module):
    """Of arguments and results."""
    entry = next(op for op in module.body.operations if op.operation.name == "func.func" and ir.StringAttr(op.attributes["sym_name"]).value == "main")
    of = ir.FunctionType(ir.TypeAttr(entry.attributes["function_type"]).value)
    return [*of.inputs, *of.results]


if __name__ == "__main__":
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
    protocol.serve(LiteRt, load=lambda: None)  # what was imported
