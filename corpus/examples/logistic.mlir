func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
  %0 = stablehlo.logistic %a : tensor<2x2xf32>
  check.expect_almost_eq_const %0, dense<[[0.5, 0.73105858], [0.88079708, 0.95257413]]> : tensor<2x2xf32>
  func.return
}
