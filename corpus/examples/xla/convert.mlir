// Convert-1: integers to floats
func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %0 = stablehlo.convert %a : (tensor<3xi32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  return
}

// -----

// Convert-2: ties to even
func.func @main() {
  %a = stablehlo.constant dense<[16777217, 16777219]> : tensor<2xi32>
  %0 = stablehlo.convert %a : (tensor<2xi32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[16777216.0, 16777220.0]> : tensor<2xf32>
  return
}
