import numpy as np
from ai_edge_litert import interpreter
from litert_converter.mlir import ir, passmanager
from litert_converter.mlir._mlir_libs import converter_api_ext as converter

PROGRAM = """
func.func @main() -> tensor<1xf32> {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = stablehlo.constant dense<[[4294967295]]> : tensor<1x1xui32>
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1xui32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
"""
converter.prepare_mlir_context(context := ir.Context())
with context, ir.Location.unknown():
    module = ir.Module.parse(PROGRAM)
    converter.run_convert_to_tfl_passes(module, passmanager.PassManager("builtin.module"), converter.ConvertToTFLConfig())
    run = interpreter.Interpreter(model_content=bytes(converter.export_flatbuffer_to_bytes(module.operation)))
run.allocate_tensors()
for place, x in zip(run.get_input_details(), []): run.set_tensor(place["index"], x)
run.invoke()
got = run.get_tensor(run.get_output_details()[0]["index"])
assert np.array_equal(got, [2], equal_nan=True), got
