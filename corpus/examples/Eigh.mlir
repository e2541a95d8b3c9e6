// (1, -1) and (1, 1) are mapped to -1 and 3 times themselves. Only the lower triangle is read; the sign of a vector is free.
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 9.0], [2.0, 1.0]]> : tensor<2x2xf32>
  %0:2 = stablehlo.custom_call @Eigh(%a) {backend_config = "1,1,100,1e-6"} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
  %1 = stablehlo.abs %0#0 : tensor<2x2xf32>
  check.expect_almost_eq_const %1, dense<0.70710677> : tensor<2x2xf32>
  check.expect_almost_eq_const %0#1, dense<[-1.0, 3.0]> : tensor<2xf32>
  func.return
}
