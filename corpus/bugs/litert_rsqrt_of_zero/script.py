import numpy as np
from ai_edge_litert import interpreter
from litert_converter.mlir import ir, passmanager
from litert_converter.mlir._mlir_libs import converter_api_ext as converter

PROGRAM = """
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.rsqrt %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
converter.prepare_mlir_context(context := ir.Context())
with context, ir.Location.unknown():
    module = ir.Module.parse(PROGRAM)
    converter.run_convert_to_tfl_passes(module, passmanager.PassManager("builtin.module"), converter.ConvertToTFLConfig())
    run = interpreter.Interpreter(model_content=bytes(converter.export_flatbuffer_to_bytes(module.operation)))
run.allocate_tensors()
for place, x in zip(run.get_input_details(), [np.array([0, 0, 0, 0], np.float32)]): run.set_tensor(place["index"], x)
run.invoke()
got = run.get_tensor(run.get_output_details()[0]["index"])
assert np.array_equal(got, [np.inf] * 4, equal_nan=True), got
