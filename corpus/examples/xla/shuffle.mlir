// Shuffle-1: rotated by two, the mode ROTATE
func.func private @Shuffle(%operand: tensor<5xi32>) -> tensor<5xi32> {
  %0 = stablehlo.slice %operand [2:5] : (tensor<5xi32>) -> tensor<3xi32>
  %1 = stablehlo.slice %operand [0:2] : (tensor<5xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3xi32>, tensor<2xi32>) -> tensor<5xi32>
  return %2 : tensor<5xi32>
}

func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %0 = call @Shuffle(%a) : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %0, dense<[3, 4, 5, 1, 2]> : tensor<5xi32>
  return
}
