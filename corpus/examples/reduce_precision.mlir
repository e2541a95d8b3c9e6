func.func @main() {
  %a = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0.0, 65519.0, 65520.0, 0x0000000000000001]> : tensor<6xf64>
  %0 = stablehlo.reduce_precision %a, format = e5m10 : tensor<6xf64>
  check.expect_almost_eq_const %0, dense<[0x7FF0000000000000, 0x7FF8000000000000, 0.0, 65504.0, 0x7FF0000000000000, 0.0]> : tensor<6xf64>
  func.return
}
