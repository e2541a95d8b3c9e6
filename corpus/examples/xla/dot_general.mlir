// DotGeneral-1: the second dimension of both
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = stablehlo.constant dense<[[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]]> : tensor<2x3xf32>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[6.0, 12.0], [15.0, 30.0]]> : tensor<2x2xf32>
  return
}

// -----

// DotGeneral-2: a batch of identities
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %b = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 1.0]], [[1.0, 0.0], [0.0, 1.0]]]> : tensor<2x2x2xf32>
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  check.expect_eq_const %0, dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  return
}

// -----

// DotGeneral-3: a batch of others
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %0 = stablehlo.dot_general %a, %a, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  check.expect_eq_const %0, dense<[[[7.0, 10.0], [15.0, 22.0]], [[67.0, 78.0], [91.0, 106.0]]]> : tensor<2x2x2xf32>
  return
}

// -----

// DotGeneral-4: shapes with one batch dimension and with two, [b, m, k] and [b, k, n]
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<2x3x4xf32>
  %b = stablehlo.constant dense<1.0> : tensor<2x4x5xf32>
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  check.expect_eq_const %0, dense<4.0> : tensor<2x3x5xf32>
  %d = stablehlo.constant dense<1.0> : tensor<2x2x3x4xf32>
  %e = stablehlo.constant dense<1.0> : tensor<2x2x4x5xf32>
  %1 = stablehlo.dot_general %d, %e, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x2x3x4xf32>, tensor<2x2x4x5xf32>) -> tensor<2x2x3x5xf32>
  check.expect_eq_const %1, dense<4.0> : tensor<2x2x3x5xf32>
  return
}
