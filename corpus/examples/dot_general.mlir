func.func @main() {
  %a = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi64>
  %b = stablehlo.constant dense<[[[1, 0], [0, 1]], [[1, 0], [0, 1]]]> : tensor<2x2x2xi64>
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> tensor<2x2x2xi64>
  check.expect_eq_const %0, dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi64>
  %e = stablehlo.constant dense<0> : tensor<0x3xi64>
  %1 = stablehlo.dot_general %e, %e, contracting_dims = [0] x [0] : (tensor<0x3xi64>, tensor<0x3xi64>) -> tensor<3x3xi64>
  check.expect_eq_const %1, dense<0> : tensor<3x3xi64>
  func.return
}

// -----

// Formats of 8 bits may be mixed where the sum is kept in a wider one.
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 0.5], [-2.0, 448.0]]> : tensor<2x2xf8E4M3FN>
  %b = stablehlo.constant dense<[2.0, 57344.0]> : tensor<2xf8E5M2>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xf8E4M3FN>, tensor<2xf8E5M2>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[28674.0, 25690108.0]> : tensor<2xf32>
  func.return
}
