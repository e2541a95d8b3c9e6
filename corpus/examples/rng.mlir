// Which numbers they are is the implementation's; all lie within their bounds.
func.func @main() {
  %a = stablehlo.constant dense<3> : tensor<i32>
  %b = stablehlo.constant dense<6> : tensor<i32>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %0 = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<2x3xi32>
  %low = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %high = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %1 = stablehlo.compare GE, %0, %low : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  %2 = stablehlo.compare LT, %0, %high : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
  %3 = stablehlo.and %1, %2 : tensor<2x3xi1>
  check.expect_eq_const %3, dense<true> : tensor<2x3xi1>
  func.return
}
