from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

PROGRAM = """
func.func @main(%a: tensor<1xf32>) -> (tensor<1xf32>, tensor<1x0xf32>) {
  %0, %1 = chlo.scan(%a) inits () dimension=0 {
  ^bb0(%p: tensor<f32>):
    %2 = stablehlo.constant dense<> : tensor<0xf32>
    stablehlo.return %p, %2 : tensor<f32>, tensor<0xf32>
  } : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1x0xf32>)
  return %0, %1 : tensor<1xf32>, tensor<1x0xf32>
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
    text = str(module)
print(text)
