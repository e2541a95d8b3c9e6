from enzyme_ad.jax import enzyme_call

PROGRAM = """
func.func @main() -> tensor<i1> {
  %a = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
"""
name, text = enzyme_call.run_pass_pipeline(["main"], PROGRAM, "enzyme-hlo-opt")
print(text)
assert "dense<true>" in text, text
