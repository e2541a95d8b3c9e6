func.func @main() {
  %a = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 3.0e38]> : tensor<4xf32>
  %0 = chlo.is_pos_inf %a : tensor<4xf32> -> tensor<4xi1>
  check.expect_eq_const %0, dense<[true, false, false, false]> : tensor<4xi1>
  func.return
}
