from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

PROGRAM = """
func.func @main(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = chlo.next_after %a, %b : tensor<f6E2M3FN>, tensor<f6E2M3FN> -> tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
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
