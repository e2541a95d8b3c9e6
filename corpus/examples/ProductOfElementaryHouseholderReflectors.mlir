// The identity less tau v v^T, for v = (1, 0.5) and tau = 1.6: its first column.
func.func @main() {
  %a = stablehlo.constant dense<[[-5.0], [0.5]]> : tensor<2x1xf32>
  %taus = stablehlo.constant dense<[1.6]> : tensor<1xf32>
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%a, %taus) : (tensor<2x1xf32>, tensor<1xf32>) -> tensor<2x1xf32>
  check.expect_almost_eq_const %0, dense<[[-0.6], [-0.8]]> : tensor<2x1xf32>
  func.return
}
