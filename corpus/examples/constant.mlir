func.func @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
  check.expect_eq_const %0, dense<"0x000000000000803F0000004000004040"> : tensor<2x2xf32>
  func.return
}
