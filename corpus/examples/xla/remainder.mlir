// Rem-1: the sign is that of the dividend
func.func @main() {
  %a = stablehlo.constant dense<[17, -17, 17, -17]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, -3, -3]> : tensor<4xi64>
  %0 = stablehlo.remainder %a, %b : tensor<4xi64>
  check.expect_eq_const %0, dense<[2, -2, 2, -2]> : tensor<4xi64>
  %x = stablehlo.constant dense<[5.5, -5.5, 5.5, -5.5]> : tensor<4xf32>
  %y = stablehlo.constant dense<[2.0, 2.0, -2.0, -2.0]> : tensor<4xf32>
  %1 = stablehlo.remainder %x, %y : tensor<4xf32>
  check.expect_eq_const %1, dense<[1.5, -1.5, 1.5, -1.5]> : tensor<4xf32>
  return
}
