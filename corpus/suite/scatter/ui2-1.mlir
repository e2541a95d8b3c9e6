// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1, 0, 1, 1], [0, 0, 0, 1]], [[1, 1, 1, 1], [1, 1, 1, 1]], [[1, 0, 1, 1], [1, 1, 1, 0]]], [[[0, 1, 1, 1], [1, 0, 0, 1]], [[1, 0, 0, 1], [1, 0, 0, 0]], [[1, 1, 0, 1], [1, 1, 1, 1]]]]> : tensor<2x3x2x4xui2>, dense<[[[[1, 0, 0, 1], [1, 1, 0, 0]], [[0, 1, 1, 0], [1, 0, 0, 1]], [[1, 0, 0, 1], [1, 0, 1, 1]]], [[[0, 1, 0, 1], [1, 1, 1, 1]], [[1, 1, 0, 1], [3, 1, 0, 0]], [[1, 1, 1, 0], [0, 0, 0, 1]]]]> : tensor<2x3x2x4xui2>, dense<[[[[0, 1, 0, 1], [0, 1, 0, 1]], [[0, 1, 1, 0], [0, 0, 1, 1]], [[0, 1, 1, 1], [1, 1, 1, 1]]], [[[1, 0, 1, 1], [1, 1, 1, 1]], [[1, 1, 1, 1], [0, 1, 1, 1]], [[0, 0, 0, 0], [1, 1, 1, 1]]]]> : tensor<2x3x2x4xui2>, dense<[[1], [3], [1], [1]]> : tensor<4x1xui2>, dense<[0, 1, 0, 1]> : tensor<4xui2>, dense<[1, 1, 0, 1]> : tensor<4xui2>]'
// RUN: : @program
// stablehlo.scatter on ui2, envelope values
//   B: rank 1
//   C: rank 3+
//   O: rank 0
//   G: rank 0
//   E: ui2
//   F: ui2
//   I: ui2
//   input_batching_dims: one
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: one
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [0,1,0,1,0,1,0,1,0,1,1,0,0,0,1,1,0,1,1,1,1,1,1,1,1,0,1,1,1,1,1,1,1,1,1,1,0,1,1,1,0,0,0,0,1,1,1,1]
// legal 0 1: [1,0,0,1,0,1,0,1,0,1,1,0,1,0,0,1,1,0,0,1,1,0,1,1,0,1,0,1,1,1,1,1,1,1,0,1,3,1,0,0,1,1,1,0,0,0,0,1]
// legal 0 2: [1,0,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,0,1,1,1,1,1,0,0,1,1,1,1,0,0,1,1,0,0,1,1,0,0,0,1,1,0,1,1,1,1,1]

module {
func.func @program(%arg0: tensor<2x3x2x4xui2>, %arg1: tensor<2x3x2x4xui2>, %arg2: tensor<2x3x2x4xui2>, %arg3: tensor<4x1xui2>, %arg4: tensor<4xui2>, %arg5: tensor<4xui2>) -> (tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>) {
  %0, %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg4, %arg5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], input_batching_dims = [3], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, indices_are_sorted = true}> ({
  ^bb0(%3: tensor<ui2>, %4: tensor<ui2>, %5: tensor<ui2>, %6: tensor<ui2>, %7: tensor<ui2>, %8: tensor<ui2>):
    stablehlo.return %6, %7, %5 : tensor<ui2>, tensor<ui2>, tensor<ui2>
  }) : (tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>, tensor<4x1xui2>, tensor<4xui2>, tensor<4xui2>, tensor<4xui2>) -> (tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>)
  return %2, %1, %0 : tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>
}

  func.func @main(%input0: tensor<2x3x2x4xui2>, %input1: tensor<2x3x2x4xui2>, %input2: tensor<2x3x2x4xui2>, %input3: tensor<4x1xui2>, %input4: tensor<4xui2>, %input5: tensor<4xui2>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5) : (tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>, tensor<4x1xui2>, tensor<4xui2>, tensor<4xui2>) -> (tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>, tensor<2x3x2x4xui2>)
    check.expect_eq_const %r#0, dense<[[[[0, 1, 0, 1], [0, 1, 0, 1]], [[0, 1, 1, 0], [0, 0, 1, 1]], [[0, 1, 1, 1], [1, 1, 1, 1]]], [[[1, 0, 1, 1], [1, 1, 1, 1]], [[1, 1, 1, 1], [0, 1, 1, 1]], [[0, 0, 0, 0], [1, 1, 1, 1]]]]> : tensor<2x3x2x4xui2>
    check.expect_eq_const %r#1, dense<[[[[1, 0, 0, 1], [0, 1, 0, 1]], [[0, 1, 1, 0], [1, 0, 0, 1]], [[1, 0, 0, 1], [1, 0, 1, 1]]], [[[0, 1, 0, 1], [1, 1, 1, 1]], [[1, 1, 0, 1], [3, 1, 0, 0]], [[1, 1, 1, 0], [0, 0, 0, 1]]]]> : tensor<2x3x2x4xui2>
    check.expect_eq_const %r#2, dense<[[[[1, 0, 1, 1], [0, 0, 0, 1]], [[1, 1, 1, 1], [1, 1, 1, 1]], [[1, 0, 1, 1], [1, 1, 1, 0]]], [[[0, 1, 1, 1], [1, 0, 0, 1]], [[1, 0, 0, 1], [1, 0, 0, 0]], [[1, 1, 0, 1], [1, 1, 1, 1]]]]> : tensor<2x3x2x4xui2>
    func.return
  }
}
