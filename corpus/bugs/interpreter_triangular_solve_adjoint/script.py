from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo

PROGRAM = """
func.func @main(%a: tensor<1x1xf32>, %b: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
"""
registry, context = ir.DialectRegistry(), ir.Context()
_jax_mlir_ext.register_dialects(registry)
context.append_dialect_registry(registry)
context.load_all_available_dialects()
with context:
    stablehlo.register_dialect(context), stablehlo.register_interpreter_dialect(context)
    got = stablehlo.eval_module(ir.Module.parse(PROGRAM), [ir.Attribute.parse(x) for x in ["dense<2.0> : tensor<1x1xf32>", "dense<1.0> : tensor<1x1xf32>"]])[0]
print(got)
assert str(got) == "dense<5.000000e-01> : tensor<1x1xf32>", got
