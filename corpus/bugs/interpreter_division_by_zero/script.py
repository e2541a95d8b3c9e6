from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo

PROGRAM = """
func.func @main(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.divide %a, %b : tensor<i32>
  return %0 : tensor<i32>
}
"""
registry, context = ir.DialectRegistry(), ir.Context()
_jax_mlir_ext.register_dialects(registry)
context.append_dialect_registry(registry)
context.load_all_available_dialects()
with context:
    stablehlo.register_dialect(context), stablehlo.register_interpreter_dialect(context)
    got = stablehlo.eval_module(ir.Module.parse(PROGRAM), [ir.Attribute.parse(x) for x in ["dense<1> : tensor<i32>", "dense<0> : tensor<i32>"]])[0]
print(got)
