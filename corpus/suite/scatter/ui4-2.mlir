// RUN: stablehlo-translate --interpret %s --args='[dense<[5, 6, 1, 2]> : tensor<4xui4>, dense<> : tensor<4x0xui4>, dense<[0, 3, 6, 6]> : tensor<4xui4>, dense<[5, 7, 4, 7]> : tensor<4xui4>]'
// RUN: : @program
// stablehlo.scatter on ui4, exact values
//   N: low + 1
//   B: rank 1
//   C: rank 0
//   O: rank 0
//   G: rank 0
//   E: ui4
//   F: ui4
//   I: ui4
//   input_batching_dims: one
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: one
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: true
// legal 0 0: [5,7,4,7]
// legal 0 1: [15,15,7,6]

module {
func.func @program(%arg0: tensor<4xui4>, %arg1: tensor<4x0xui4>, %arg2: tensor<4xui4>, %arg3: tensor<4xui4>) -> (tensor<4xui4>, tensor<4xui4>) {
  %0 = stablehlo.constant dense<[15, 15, 7, 5]> : tensor<4xui4>
  %1, %2 = "stablehlo.scatter"(%0, %arg0, %arg1, %arg2, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0], scatter_indices_batching_dims = [0], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%3: tensor<ui4>, %4: tensor<ui4>, %5: tensor<ui4>, %6: tensor<ui4>):
    %7 = stablehlo.maximum %3, %5 : tensor<ui4>
    %8 = stablehlo.maximum %4, %6 : tensor<ui4>
    stablehlo.return %7, %8 : tensor<ui4>, tensor<ui4>
  }) : (tensor<4xui4>, tensor<4xui4>, tensor<4x0xui4>, tensor<4xui4>, tensor<4xui4>) -> (tensor<4xui4>, tensor<4xui4>)
  return %2, %1 : tensor<4xui4>, tensor<4xui4>
}

  func.func @main(%input0: tensor<4xui4>, %input1: tensor<4x0xui4>, %input2: tensor<4xui4>, %input3: tensor<4xui4>) {
    %r:2 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<4xui4>, tensor<4x0xui4>, tensor<4xui4>, tensor<4xui4>) -> (tensor<4xui4>, tensor<4xui4>)
    check.expect_eq_const %r#0, dense<[5, 7, 4, 7]> : tensor<4xui4>
    check.expect_eq_const %r#1, dense<[15, 15, 7, 6]> : tensor<4xui4>
    func.return
  }
}
