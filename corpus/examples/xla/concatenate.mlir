// Concatenate-1: three operands
func.func @main() {
  %a = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %b = stablehlo.constant dense<[4, 5]> : tensor<2xi32>
  %d = stablehlo.constant dense<[6, 7]> : tensor<2xi32>
  %0 = stablehlo.concatenate %a, %b, %d, dim = 0 : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<6xi32>
  check.expect_eq_const %0, dense<[2, 3, 4, 5, 6, 7]> : tensor<6xi32>
  return
}

// -----

// Concatenate-2: of two dimensions
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %b = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<3x2xi32>, tensor<1x2xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : tensor<4x2xi32>
  return
}
