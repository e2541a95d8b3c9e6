from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

PROGRAM = """
func.func @main() -> tensor<i1> {
  %0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %1 = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = stablehlo.compare GE, %0, %1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %2 : tensor<i1>
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
assert "compare" in text or "dense<true>" in text, text
