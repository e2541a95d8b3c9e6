// Select-1: element by element
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %b = stablehlo.constant dense<[100, 200, 300, 400]> : tensor<4xi32>
  %p = stablehlo.constant dense<[true, false, false, true]> : tensor<4xi1>
  %0 = stablehlo.select %p, %a, %b : tensor<4xi1>, tensor<4xi32>
  check.expect_eq_const %0, dense<[1, 200, 300, 4]> : tensor<4xi32>
  return
}

// -----

// Select-2: all of one
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %b = stablehlo.constant dense<[100, 200, 300, 400]> : tensor<4xi32>
  %p = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.select %p, %a, %b : tensor<i1>, tensor<4xi32>
  check.expect_eq_const %0, dense<[1, 2, 3, 4]> : tensor<4xi32>
  return
}

// -----

// Select-3: all of the other, bits and all
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %b = stablehlo.constant dense<[100, 200, 300, 400]> : tensor<4xi32>
  %p = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.select %p, %a, %b : tensor<i1>, tensor<4xi32>
  check.expect_eq_const %0, dense<[100, 200, 300, 400]> : tensor<4xi32>
  %x = stablehlo.constant dense<[0x7FC00001, -0.0]> : tensor<2xf32>
  %y = stablehlo.constant dense<0.0> : tensor<2xf32>
  %1 = stablehlo.select %p, %y, %x : tensor<i1>, tensor<2xf32>
  %2 = stablehlo.bitcast_convert %1 : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %2, dense<[2143289345, 2147483648]> : tensor<2xui32>
  return
}
