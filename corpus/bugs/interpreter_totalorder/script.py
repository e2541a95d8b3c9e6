from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo

PROGRAM = """
func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
"""
registry, context = ir.DialectRegistry(), ir.Context()
_jax_mlir_ext.register_dialects(registry)
context.append_dialect_registry(registry)
context.load_all_available_dialects()
with context:
    stablehlo.register_dialect(context), stablehlo.register_interpreter_dialect(context)
    got = stablehlo.eval_module(ir.Module.parse(PROGRAM), [ir.Attribute.parse(x) for x in ["dense<-0.0> : tensor<f32>", "dense<0.0> : tensor<f32>"]])[0]
print(got)
assert str(got) == "dense<false> : tensor<i1>", got
