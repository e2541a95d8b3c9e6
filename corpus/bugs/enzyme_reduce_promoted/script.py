from enzyme_ad.jax import enzyme_call

PROGRAM = """
func.func @main() -> tensor<f32> {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %z = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<2xbf16>, tensor<bf16>) -> tensor<f32> reducer(%p: tensor<f32>, %q: tensor<f32>) {
    %1 = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  return %0 : tensor<f32>
}
"""
name, text = enzyme_call.run_pass_pipeline(["main"], PROGRAM, "enzyme-hlo-opt")
print(text)
assert "reduce" in text or "dense<2.0" in text, text
