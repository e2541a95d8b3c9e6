// Div-1: rounds to zero; what a division by zero or an overflow gives is open, and harms no other element
func.func @main() {
  %a = stablehlo.constant dense<[7, -7, 7, -7]> : tensor<4xi32>
  %b = stablehlo.constant dense<[2, 2, -2, -2]> : tensor<4xi32>
  %0 = stablehlo.divide %a, %b : tensor<4xi32>
  check.expect_eq_const %0, dense<[3, -3, -3, 3]> : tensor<4xi32>
  %x = stablehlo.constant dense<[1, 0, -2147483648, 9]> : tensor<4xi32>
  %y = stablehlo.constant dense<[0, 0, -1, 3]> : tensor<4xi32>
  %1 = stablehlo.divide %x, %y : tensor<4xi32>
  %2 = stablehlo.slice %1 [3:4] : (tensor<4xi32>) -> tensor<1xi32>
  check.expect_eq_const %2, dense<[3]> : tensor<1xi32>
  return
}
