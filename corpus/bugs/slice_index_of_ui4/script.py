from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

PROGRAM = """
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.constant dense<0> : tensor<1xui4>
  %1 = stablehlo.constant dense<8> : tensor<1xui4>
  %2 = stablehlo.constant dense<1> : tensor<1xui4>
  %3 = stablehlo.real_dynamic_slice %a, %0, %1, %2 : (tensor<8xf32>, tensor<1xui4>, tensor<1xui4>, tensor<1xui4>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
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
    passmanager.PassManager.parse("builtin.module(func.func(stablehlo-canonicalize-dynamism))").run(module.operation)
    print(text := str(module))
