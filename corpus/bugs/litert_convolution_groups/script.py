import numpy as np
from ai_edge_litert import interpreter
from litert_converter.mlir import ir, passmanager
from litert_converter.mlir._mlir_libs import converter_api_ext as converter

PROGRAM = """
func.func @main(%a: tensor<1x4xf32>, %b: tensor<2x2xf32>) -> tensor<1x2xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {feature_group_count = 2 : i64, batch_group_count = 1 : i64} : (tensor<1x4xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}
"""
converter.prepare_mlir_context(context := ir.Context())
with context, ir.Location.unknown():
    module = ir.Module.parse(PROGRAM)
    converter.run_convert_to_tfl_passes(module, passmanager.PassManager("builtin.module"), converter.ConvertToTFLConfig())
    run = interpreter.Interpreter(model_content=bytes(converter.export_flatbuffer_to_bytes(module.operation)))
run.allocate_tensors()
for place, x in zip(run.get_input_details(), [np.array([[1, 2, 4, 8]], np.float32), np.array([[1, 1], [10, 10]], np.float32)]): run.set_tensor(place["index"], x)
run.invoke()
got = run.get_tensor(run.get_output_details()[0]["index"])
assert np.array_equal(got, [[21, 84]], equal_nan=True), got
