// TriangularSolve-1: from the left, with a diagonal of ones, transposed, from the right
func.func @main() {
  %a = stablehlo.constant dense<[[2.0, 0.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<[[2.0], [11.0]]> : tensor<2x1xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  check.expect_almost_eq_const %0, dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %u = stablehlo.constant dense<[[1.0, 9.0], [3.0, 1.0]]> : tensor<2x2xf32>
  %d = stablehlo.constant dense<[[1.0], [5.0]]> : tensor<2x1xf32>
  %1 = "stablehlo.triangular_solve"(%u, %d) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  check.expect_almost_eq_const %1, dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %e = stablehlo.constant dense<[[8.0], [8.0]]> : tensor<2x1xf32>
  %2 = "stablehlo.triangular_solve"(%a, %e) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  check.expect_almost_eq_const %2, dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %f = stablehlo.constant dense<[[8.0, 8.0]]> : tensor<1x2xf32>
  %3 = "stablehlo.triangular_solve"(%a, %f) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  check.expect_almost_eq_const %3, dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  return
}
