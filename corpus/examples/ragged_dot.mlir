// ChloOps.td: the three modes. A free dimension that is cut: each group of rows has a matrix of its own.
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %b = stablehlo.constant dense<[[[1, 0], [0, 1]], [[2, 0], [0, 2]]]> : tensor<2x2x2xi32>
  %g = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<3x2xi32>, tensor<2x2x2xi32>, tensor<2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %0, dense<[[1, 2], [6, 8], [10, 12]]> : tensor<3x2xi32>
  func.return
}

// -----

// A contracted one: each group has a sum of its own.
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3]]> : tensor<1x3xi32>
  %b = stablehlo.constant dense<[[1], [10], [100]]> : tensor<3x1xi32>
  %g = stablehlo.constant dense<[1, 0, 2]> : tensor<3xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>}> : (tensor<1x3xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<3x1x1xi32>
  check.expect_eq_const %0, dense<[[[1]], [[0]], [[320]]]> : tensor<3x1x1xi32>
  func.return
}

// -----

// A batching one: the groups change nothing.
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %g = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[17, 53]> : tensor<2xi32>
  func.return
}
