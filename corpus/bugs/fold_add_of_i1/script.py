from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

PROGRAM = """
func.func @main() -> tensor<i1> {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.add %0, %0 : tensor<i1>
  return %1 : tensor<i1>
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
assert "dense<true>" in text.split("return")[0].split("\n")[-2], text
