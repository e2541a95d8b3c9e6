from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

PROGRAM = """
func.func @main(%a: tensor<1xf32>, %b: tensor<1x1xf32>, %g: tensor<1xi32>) -> tensor<1x1xf32> {
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<1xf32>, tensor<1x1xf32>, tensor<1xi32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
"""
stablehlo.register_stablehlo_passes()
registry, context = ir.DialectRegistry(), ir.Context()
_jax_mlir_ext.register_dialects(registry)
context.append_dialect_registry(registry)
context.load_all_available_dialects()
with context:
    stablehlo.register_dialect(context), chlo.register_dialect(context)
    module = ir.Module.parse(PROGRAM)
    passmanager.PassManager.parse("builtin.module(func.func(chlo-legalize-to-stablehlo))").run(module.operation)
    print(text := str(module))
