func.func @main() {
  %low = stablehlo.constant dense<[5, 10, 15]> : tensor<3xi32>
  %x = stablehlo.constant dense<[3, 13, 23]> : tensor<3xi32>
  %high = stablehlo.constant dense<[10, 15, 20]> : tensor<3xi32>
  %0 = stablehlo.clamp %low, %x, %high : tensor<3xi32>
  check.expect_eq_const %0, dense<[5, 13, 20]> : tensor<3xi32>
  %one = stablehlo.constant dense<6> : tensor<i32>
  %nine = stablehlo.constant dense<9> : tensor<i32>
  %1 = stablehlo.clamp %one, %x, %nine : (tensor<i32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %1, dense<[6, 9, 9]> : tensor<3xi32>
  func.return
}
