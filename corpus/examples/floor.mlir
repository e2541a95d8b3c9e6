func.func @main() {
  %a = stablehlo.constant dense<[-0.8166, -0.2530, 0.2530, 0.8166, 2.0]> : tensor<5xf32>
  %0 = stablehlo.floor %a : tensor<5xf32>
  check.expect_eq_const %0, dense<[-1.0, -1.0, 0.0, 0.0, 2.0]> : tensor<5xf32>
  func.return
}
