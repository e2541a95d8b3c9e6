import numpy as np
from ai_edge_litert import interpreter
from litert_converter.mlir import ir, passmanager
from litert_converter.mlir._mlir_libs import converter_api_ext as converter

PROGRAM = """
func.func @main(%a: tensor<2xf16>, %scale: tensor<2xf16>, %offset: tensor<2xf16>) -> tensor<2xf16> {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%a, %scale, %offset) <{feature_index = 0 : i64, epsilon = 1.0 : f32}> : (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  return %0 : tensor<2xf16>
}
"""
converter.prepare_mlir_context(context := ir.Context())
with context, ir.Location.unknown():
    module = ir.Module.parse(PROGRAM)
    converter.run_convert_to_tfl_passes(module, passmanager.PassManager("builtin.module"), converter.ConvertToTFLConfig())
    run = interpreter.Interpreter(model_content=bytes(converter.export_flatbuffer_to_bytes(module.operation)))
run.allocate_tensors()
for place, x in zip(run.get_input_details(), [np.array([1, 3], np.float16), np.array([1, 1], np.float16), np.array([0, 0], np.float16)]): run.set_tensor(place["index"], x)
run.invoke()
got = run.get_tensor(run.get_output_details()[0]["index"])
assert np.allclose(got, [-0.7071, 0.7071], atol=0.01), got
