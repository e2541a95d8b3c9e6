// Iota-1: along the first dimension
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<4x8xi32>
  check.expect_eq_const %0, dense<[[0, 0, 0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2, 2, 2], [3, 3, 3, 3, 3, 3, 3, 3]]> : tensor<4x8xi32>
  return
}

// -----

// Iota-2: along the second dimension
func.func @main() {
  %0 = stablehlo.iota dim = 1 : tensor<4x8xi32>
  check.expect_eq_const %0, dense<[[0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<4x8xi32>
  return
}

// -----

// Iota-3: of floats each number is rounded by itself: a running sum would stay at 256, or at 2048
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<512xbf16>
  %1 = stablehlo.slice %0 [257:258] : (tensor<512xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %1, dense<[256.0]> : tensor<1xbf16>
  %2 = stablehlo.slice %0 [259:260] : (tensor<512xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %2, dense<[260.0]> : tensor<1xbf16>
  %3 = stablehlo.slice %0 [511:512] : (tensor<512xbf16>) -> tensor<1xbf16>
  check.expect_eq_const %3, dense<[512.0]> : tensor<1xbf16>
  %4 = stablehlo.iota dim = 0 : tensor<2052xf16>
  %5 = stablehlo.slice %4 [2049:2050] : (tensor<2052xf16>) -> tensor<1xf16>
  check.expect_eq_const %5, dense<[2048.0]> : tensor<1xf16>
  %6 = stablehlo.slice %4 [2051:2052] : (tensor<2052xf16>) -> tensor<1xf16>
  check.expect_eq_const %6, dense<[2052.0]> : tensor<1xf16>
  return
}
