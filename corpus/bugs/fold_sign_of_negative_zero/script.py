from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

PROGRAM = """
func.func @main() -> tensor<f32> {
  %0 = stablehlo.constant dense<-0.0> : tensor<f32>
  %1 = stablehlo.sign %0 : tensor<f32>
  return %1 : tensor<f32>
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
    passmanager.PassManager.parse("builtin.module(inline,stablehlo-refine-shapes)").run(module.operation)
    print(text := str(module))
assert "sign" in text or "dense<-0" in text, text
