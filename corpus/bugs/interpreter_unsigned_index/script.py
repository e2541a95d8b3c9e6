from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo

PROGRAM = """
func.func @main(%i: tensor<ui8>) -> tensor<1xi32> {
  %x = stablehlo.iota dim = 0 : tensor<300xi32>
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<300xi32>, tensor<ui8>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
"""
registry, context = ir.DialectRegistry(), ir.Context()
_jax_mlir_ext.register_dialects(registry)
context.append_dialect_registry(registry)
context.load_all_available_dialects()
with context:
    stablehlo.register_dialect(context), stablehlo.register_interpreter_dialect(context)
    got = stablehlo.eval_module(ir.Module.parse(PROGRAM), [ir.Attribute.parse(x) for x in ["dense<200> : tensor<ui8>"]])[0]
print(got)
assert str(got) == "dense<200> : tensor<1xi32>", got
