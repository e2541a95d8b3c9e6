from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

PROGRAM = """
func.func @main(%arg0: tensor<1x1x1x1xcomplex<f32>>, %arg1: tensor<1x1xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>> {
  %0, %1, %2 = chlo.scan(%arg0, %arg1) inits () dimension=0 {
  ^bb0(%3: tensor<1x1x1xcomplex<f32>>, %4: tensor<1xcomplex<f32>>):
    %5 = stablehlo.constant dense<[[(2.0, 0.0)]]> : tensor<1x1xcomplex<f32>>
    %6 = stablehlo.constant dense<> : tensor<0x1xcomplex<f32>>
    stablehlo.return %5, %3, %6 : tensor<1x1xcomplex<f32>>, tensor<1x1x1xcomplex<f32>>, tensor<0x1xcomplex<f32>>
  } : (tensor<1x1x1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> (tensor<1x1x1xcomplex<f32>>, tensor<1x1x1x1xcomplex<f32>>, tensor<1x0x1xcomplex<f32>>)
  return %0 : tensor<1x1x1xcomplex<f32>>
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
