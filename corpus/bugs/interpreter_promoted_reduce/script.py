from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo

PROGRAM = """
func.func @main(%a: tensor<2xi8>, %z: tensor<i8>) -> tensor<i32> {
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<2xi8>, tensor<i8>) -> tensor<i32> reducer(%p: tensor<i32>, %q: tensor<i32>) {
    %1 = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}
"""
registry, context = ir.DialectRegistry(), ir.Context()
_jax_mlir_ext.register_dialects(registry)
context.append_dialect_registry(registry)
context.load_all_available_dialects()
with context:
    stablehlo.register_dialect(context), stablehlo.register_interpreter_dialect(context)
    got = stablehlo.eval_module(ir.Module.parse(PROGRAM), [ir.Attribute.parse(x) for x in ["dense<100> : tensor<2xi8>", "dense<0> : tensor<i8>"]])[0]
print(got)
assert str(got) == "dense<200> : tensor<i32>", got
