// ReducePrecision-1: five bits of exponent and ten of mantissa; what is below their range becomes 0
func.func @main() {
  %a = stablehlo.constant dense<[65504.0, 65519.0, 65520.0, -65520.0, 6.103515625e-05, 5.960464477539063e-08]> : tensor<6xf32>
  %0 = stablehlo.reduce_precision %a, format = e5m10 : tensor<6xf32>
  check.expect_eq_const %0, dense<[65504.0, 65504.0, 0x7F800000, 0xFF800000, 6.103515625e-05, 0.0]> : tensor<6xf32>
  return
}

// -----

// ReducePrecision-2: ties go to even, a carry may overflow, and NaN stays NaN
func.func @main() {
  %a = stablehlo.constant dense<[1.00390625, 1.01171875, 3.4028234663852886e+38]> : tensor<3xf32>
  %0 = stablehlo.reduce_precision %a, format = e8m7 : tensor<3xf32>
  check.expect_eq_const %0, dense<[1.0, 1.015625, 0x7F800000]> : tensor<3xf32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %1 = stablehlo.reduce_precision %nan, format = e8m7 : tensor<f32>
  %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %2, dense<true> : tensor<i1>
  return
}

// -----

// ReducePrecision-3: widths that are no smaller change nothing
func.func @main() {
  %a = stablehlo.constant dense<[1.1, -3.4028234663852886e+38, 1.401298464324817e-45, 0.0]> : tensor<4xf32>
  %0 = stablehlo.reduce_precision %a, format = e8m23 : tensor<4xf32>
  check.expect_eq_const %0, dense<[1.1, -3.4028234663852886e38, 1.401298464324817e-45, 0.0]> : tensor<4xf32>
  %1 = stablehlo.reduce_precision %a, format = e9m30 : tensor<4xf32>
  check.expect_eq_const %1, dense<[1.1, -3.4028234663852886e38, 1.401298464324817e-45, 0.0]> : tensor<4xf32>
  return
}
