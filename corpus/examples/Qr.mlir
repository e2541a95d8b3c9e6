// One reflector turns (3, 4) to (-5, 0): v = (1, 0.5), and tau = 2 / (1 + 0.25).
func.func @main() {
  %a = stablehlo.constant dense<[[3.0], [4.0]]> : tensor<2x1xf32>
  %0:2 = stablehlo.custom_call @Qr(%a) : (tensor<2x1xf32>) -> (tensor<2x1xf32>, tensor<1xf32>)
  check.expect_almost_eq_const %0#0, dense<[[-5.0], [0.5]]> : tensor<2x1xf32>
  check.expect_almost_eq_const %0#1, dense<[1.6]> : tensor<1xf32>
  func.return
}
