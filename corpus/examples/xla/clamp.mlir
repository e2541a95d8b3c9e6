// Clamp-1: scalar bounds
func.func @main() {
  %x = stablehlo.constant dense<[-1, 5, 9]> : tensor<3xi32>
  %low = stablehlo.constant dense<0> : tensor<i32>
  %high = stablehlo.constant dense<6> : tensor<i32>
  %0 = stablehlo.clamp %low, %x, %high : (tensor<i32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[0, 5, 6]> : tensor<3xi32>
  return
}

// -----

// Clamp-2: bounds for each element, one of each kind, and a lower bound above the upper one
func.func @main() {
  %a = stablehlo.constant dense<[5, 10, 15]> : tensor<3xi32>
  %x = stablehlo.constant dense<[3, 13, 23]> : tensor<3xi32>
  %b = stablehlo.constant dense<[10, 15, 20]> : tensor<3xi32>
  %0 = stablehlo.clamp %a, %x, %b : tensor<3xi32>
  check.expect_eq_const %0, dense<[5, 13, 20]> : tensor<3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %ones = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %y = stablehlo.constant dense<[9, 9, -9]> : tensor<3xi32>
  %1 = stablehlo.clamp %zero, %y, %ones : (tensor<i32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %1, dense<[1, 2, 0]> : tensor<3xi32>
  %six = stablehlo.constant dense<6> : tensor<i32>
  %z = stablehlo.constant dense<[-1, 5, 9]> : tensor<3xi32>
  %2 = stablehlo.clamp %six, %z, %zero : (tensor<i32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %2, dense<[0, 0, 0]> : tensor<3xi32>
  return
}
