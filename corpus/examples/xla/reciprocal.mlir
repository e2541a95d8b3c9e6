// Reciprocal-1: of powers of two and of zeros
func.func private @Reciprocal(%operand: tensor<4xf32>) -> tensor<4xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<4xf32>
  %0 = stablehlo.divide %one, %operand : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @main() {
  %a = stablehlo.constant dense<[4.0, -0.5, 0.0, -0.0]> : tensor<4xf32>
  %0 = call @Reciprocal(%a) : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %0, dense<[0.25, -2.0, 0x7F800000, 0xFF800000]> : tensor<4xf32>
  return
}
