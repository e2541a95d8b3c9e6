func.func @main() {
  %a = stablehlo.constant dense<[-1.0, 0.0, 10.0]> : tensor<3xf32>
  %0 = stablehlo.exp2 %a : tensor<3xf32>
  check.expect_eq_const %0, dense<[0.5, 1.0, 1024.0]> : tensor<3xf32>
  %1 = stablehlo.log2 %0 : tensor<3xf32>
  check.expect_eq_const %1, dense<[-1.0, 0.0, 10.0]> : tensor<3xf32>
  func.return
}
