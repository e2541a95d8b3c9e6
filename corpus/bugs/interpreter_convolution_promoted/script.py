from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo

PROGRAM = """
func.func @main(%a: tensor<1x1xi8>, %b: tensor<1x1xi8>) -> tensor<1x1xi32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f]x[o, i]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi32>
  return %0 : tensor<1x1xi32>
}
"""
registry, context = ir.DialectRegistry(), ir.Context()
_jax_mlir_ext.register_dialects(registry)
context.append_dialect_registry(registry)
context.load_all_available_dialects()
with context:
    stablehlo.register_dialect(context), stablehlo.register_interpreter_dialect(context)
    got = stablehlo.eval_module(ir.Module.parse(PROGRAM), [ir.Attribute.parse(x) for x in ["dense<100> : tensor<1x1xi8>", "dense<100> : tensor<1x1xi8>"]])[0]
print(got)
assert str(got) == "dense<10000> : tensor<1x1xi32>", got
