// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[4, -4, -1, 7]], [[4, -2, 8, -2]]]]> : tensor<1x2x1x4xi32>, dense<> : tensor<0x2x4x1xi32>, dense<[[[-1581164725], [1917283648], [-419396164], [2147483647]], [[-38771967], [2], [-818628203], [2]]]> : tensor<2x4x1xi32>]'
// RUN: : @program
// stablehlo.scatter on i32, exact values
//   N: low
//   B: rank 3+
//   B: has 1
//   C: rank 1
//   C: has 1
//   O: rank 0
//   G: rank 0
//   E: i32
//   F: i32
//   I: i32
//   input_batching_dims: ascending
//   inserted_window_dims: one
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: [4,1917283648,-1,2147483647,4,2,8,2]

module {
func.func @program(%arg0: tensor<1x2x1x4xi32>, %arg1: tensor<0x2x4x1xi32>, %arg2: tensor<2x4x1xi32>) -> tensor<1x2x1x4xi32> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2, 3], scatter_indices_batching_dims = [1, 3, 2], index_vector_dim = 0>}> ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = stablehlo.maximum %1, %2 : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }) : (tensor<1x2x1x4xi32>, tensor<0x2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<1x2x1x4xi32>
  return %0 : tensor<1x2x1x4xi32>
}

  func.func @main(%input0: tensor<1x2x1x4xi32>, %input1: tensor<0x2x4x1xi32>, %input2: tensor<2x4x1xi32>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x2x1x4xi32>, tensor<0x2x4x1xi32>, tensor<2x4x1xi32>) -> (tensor<1x2x1x4xi32>)
    check.expect_eq_const %r, dense<[[[[4, 1917283648, -1, 2147483647]], [[4, 2, 8, 2]]]]> : tensor<1x2x1x4xi32>
    func.return
  }
}
