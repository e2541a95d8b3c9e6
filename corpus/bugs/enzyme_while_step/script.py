from enzyme_ad.jax import enzyme_call

PROGRAM = """
func.func @main(%a: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.while(%i = %a) : tensor<i32> cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %s = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %i, %s : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}
"""
name, text = enzyme_call.run_pass_pipeline(["main"], PROGRAM, "enzyme-hlo-opt")
print(text)
assert "while" in text, text
