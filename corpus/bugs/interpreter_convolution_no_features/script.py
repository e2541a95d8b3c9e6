from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo

PROGRAM = """
func.func @main(%a: tensor<1x0xf32>, %b: tensor<0x1xf32>) -> tensor<1x1xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x0xf32>, tensor<0x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
"""
registry, context = ir.DialectRegistry(), ir.Context()
_jax_mlir_ext.register_dialects(registry)
context.append_dialect_registry(registry)
context.load_all_available_dialects()
with context:
    stablehlo.register_dialect(context), stablehlo.register_interpreter_dialect(context)
    got = stablehlo.eval_module(ir.Module.parse(PROGRAM), [ir.Attribute.parse(x) for x in ["dense<> : tensor<1x0xf32>", "dense<> : tensor<0x1xf32>"]])[0]
print(got)
assert str(got) == "dense<0.000000e+00> : tensor<1x1xf32>", got
