// C17, 7.12.11.3: the neighbour of x in the direction of y, and y where they are equal.
func.func @main() {
  %x = stablehlo.constant dense<[1.0, 1.0, 0.0, 2.0, 0x7F800000, 0x80000001]> : tensor<6xf32>
  %y = stablehlo.constant dense<[2.0, 0.0, 1.0, 2.0, 0.0, 1.0]> : tensor<6xf32>
  %0 = chlo.next_after %x, %y : tensor<6xf32>, tensor<6xf32> -> tensor<6xf32>
  check.expect_eq_const %0, dense<[0x3F800001, 0x3F7FFFFF, 0x00000001, 2.0, 0x7F7FFFFF, -0.0]> : tensor<6xf32>
  func.return
}
