// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-1, 1], [-1, -2], [1, 1], [-2, -2]], [[-1, 1], [-2, -2], [1, 1], [1, -2]]], [[[-2, -1], [-1, -2], [1, 0], [1, -2]], [[1, 1], [-2, 1], [-1, 0], [1, 1]]]]> : tensor<2x2x4x2xi2>, dense<[[[-1, 0]], [[1, 0]]]> : tensor<2x1x2xi2>, dense<[[-1], [1]]> : tensor<2x1xi2>]'
// RUN: : @program
// stablehlo.scatter on i2, exact values
//   N: low + 1
//   B: rank 1
//   C: rank 3+
//   O: rank 0
//   G: rank 1
//   G: has 1
//   E: i2
//   F: i2
//   I: i2
//   input_batching_dims: one
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: one
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: ascending
//   indices_are_sorted: false
//   unique_indices: true
// legal 0 0: [-1,1,-1,-2,1,1,-2,-2,-1,1,-2,-2,1,1,1,-2,-2,-1,-1,-2,1,0,1,-2,null,1,-2,1,-1,0,1,1]
// legal 0 1: [1,0,-1,-1,0,1,1,1,0,1,1,1,-1,1,-1,-1,1,1,1,1,1,0,1,1,-1,1,1,1,0,1,-1,1]

module {
func.func @program(%arg0: tensor<2x2x4x2xi2>, %arg1: tensor<2x1x2xi2>, %arg2: tensor<2x1xi2>) -> (tensor<2x2x4x2xi2>, tensor<2x2x4x2xi2>) {
  %0 = stablehlo.constant dense<[[[[1, 0], [-1, -1], [0, 1], [1, 1]], [[0, 1], [1, 1], [-1, 1], [-1, -1]]], [[[1, 1], [1, 1], [1, 0], [1, 1]], [[1, 1], [1, 1], [0, 1], [-1, 1]]]]> : tensor<2x2x4x2xi2>
  %1 = stablehlo.constant dense<[[-1], [-1]]> : tensor<2x1xi2>
  %2, %3 = "stablehlo.scatter"(%0, %arg0, %arg1, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 2, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%4: tensor<i2>, %5: tensor<i2>, %6: tensor<i2>, %7: tensor<i2>):
    %8 = stablehlo.add %5, %7 : tensor<i2>
    stablehlo.return %6, %8 : tensor<i2>, tensor<i2>
  }) : (tensor<2x2x4x2xi2>, tensor<2x2x4x2xi2>, tensor<2x1x2xi2>, tensor<2x1xi2>, tensor<2x1xi2>) -> (tensor<2x2x4x2xi2>, tensor<2x2x4x2xi2>)
  return %3, %2 : tensor<2x2x4x2xi2>, tensor<2x2x4x2xi2>
}

  func.func @main(%input0: tensor<2x2x4x2xi2>, %input1: tensor<2x1x2xi2>, %input2: tensor<2x1xi2>) {
    %r:2 = func.call @program(%input0, %input1, %input2) : (tensor<2x2x4x2xi2>, tensor<2x1x2xi2>, tensor<2x1xi2>) -> (tensor<2x2x4x2xi2>, tensor<2x2x4x2xi2>)
    %v0 = stablehlo.constant dense<[[[[-1, 1], [-1, -2], [1, 1], [-2, -2]], [[-1, 1], [-2, -2], [1, 1], [1, -2]]], [[[-2, -1], [-1, -2], [1, 0], [1, -2]], [[1, 1], [-2, 1], [-1, 0], [1, 1]]]]> : tensor<2x2x4x2xi2>
    %v1 = stablehlo.constant dense<[[[[-1, 1], [-1, -2], [1, 1], [-2, -2]], [[-1, 1], [-2, -2], [1, 1], [1, -2]]], [[[-2, -1], [-1, -2], [1, 0], [1, -2]], [[-2, 1], [-2, 1], [-1, 0], [1, 1]]]]> : tensor<2x2x4x2xi2>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<2x2x4x2xi2>, tensor<2x2x4x2xi2>) -> tensor<2x2x4x2xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<2x2x4x2xi2>, tensor<2x2x4x2xi2>) -> tensor<2x2x4x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2x4x2xi1>
    %v5 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false]], [[true, false], [false, false], [false, false], [false, false]]]]> : tensor<2x2x4x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2x4x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2x4x2xi1>
    check.expect_eq_const %r#1, dense<[[[[1, 0], [-1, -1], [0, 1], [1, 1]], [[0, 1], [1, 1], [-1, 1], [-1, -1]]], [[[1, 1], [1, 1], [1, 0], [1, 1]], [[-1, 1], [1, 1], [0, 1], [-1, 1]]]]> : tensor<2x2x4x2xi2>
    func.return
  }
}
