// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1], [5], [1]]], [[[2], [6], [4]]], [[[7], [2], [6]]], [[[3], [0], [0]]], [[[3], [3], [3]]]]> : tensor<5x1x3x1xui4>, dense<[6, 1, 0, 4]> : tensor<4xui4>, dense<[7]> : tensor<1xui4>, dense<[1]> : tensor<1xui4>]'
// RUN: : @program
// stablehlo.scatter on ui4, envelope values
//   N: low + 1
//   B: rank 0
//   C: rank 3+
//   C: has 1
//   O: rank 1
//   O: has 1
//   G: rank 0
//   W: low + 1
//   W: high
//   E: ui4
//   F: ui4
//   I: ui4
//   input_batching_dims: empty
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: empty
//   index_vector_dim: first
//   update_window_dims: one
//   scatter_dims_to_operand_dims: unordered
//   indices_are_sorted: true
//   unique_indices: true
// legal 0 0: [1,5,1,2,6,4,7,2,6,3,0,0,3,3,3]
// legal 0 1: [1,5,1,2,6,4,7,2,6,3,0,0,3,3,3]

module {
func.func @program(%arg0: tensor<5x1x3x1xui4>, %arg1: tensor<4xui4>, %arg2: tensor<1xui4>, %arg3: tensor<1xui4>) -> (tensor<5x1x3x1xui4>, tensor<5x1x3x1xui4>) {
  %0, %1 = "stablehlo.scatter"(%arg0, %arg0, %arg1, %arg2, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 2, 3], scatter_dims_to_operand_dims = [0, 2, 1, 3], index_vector_dim = 0>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%2: tensor<ui4>, %3: tensor<ui4>, %4: tensor<ui4>, %5: tensor<ui4>):
    %6 = stablehlo.add %3, %5 : tensor<ui4>
    stablehlo.return %4, %6 : tensor<ui4>, tensor<ui4>
  }) : (tensor<5x1x3x1xui4>, tensor<5x1x3x1xui4>, tensor<4xui4>, tensor<1xui4>, tensor<1xui4>) -> (tensor<5x1x3x1xui4>, tensor<5x1x3x1xui4>)
  return %1, %0 : tensor<5x1x3x1xui4>, tensor<5x1x3x1xui4>
}

  func.func @main(%input0: tensor<5x1x3x1xui4>, %input1: tensor<4xui4>, %input2: tensor<1xui4>, %input3: tensor<1xui4>) {
    %r:2 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<5x1x3x1xui4>, tensor<4xui4>, tensor<1xui4>, tensor<1xui4>) -> (tensor<5x1x3x1xui4>, tensor<5x1x3x1xui4>)
    check.expect_eq_const %r#0, dense<[[[[1], [5], [1]]], [[[2], [6], [4]]], [[[7], [2], [6]]], [[[3], [0], [0]]], [[[3], [3], [3]]]]> : tensor<5x1x3x1xui4>
    check.expect_eq_const %r#1, dense<[[[[1], [5], [1]]], [[[2], [6], [4]]], [[[7], [2], [6]]], [[[3], [0], [0]]], [[[3], [3], [3]]]]> : tensor<5x1x3x1xui4>
    func.return
  }
}
