// IsNan-1: no other number differs from itself
func.func private @IsNan(%operand: tensor<3xf32>) -> tensor<3xi1> {
  %0 = stablehlo.compare NE, %operand, %operand, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @main() {
  %a = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0.0]> : tensor<3xf32>
  %0 = call @IsNan(%a) : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %0, dense<[true, false, false]> : tensor<3xi1>
  return
}
