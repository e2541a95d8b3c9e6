// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0, 6], [4, 2], [1, 6], [5, 0]]], [[[6, 9], [5, 6], [7, 8], [3, 6]]], [[[3, 5], [5, 6], [9, 2], [9, 8]]], [[[2, 7], [5, 6], [9, 7], [6, 8]]], [[[5, 1], [8, 0], [7, 1], [8, 8]]]]> : tensor<5x1x4x2xui32>, dense<[2147483648, 1, 2, 1]> : tensor<4xui32>, dense<[[3, 3], [2, 6], [1, 0], [8, 9]]> : tensor<4x2xui32>]'
// RUN: : @program
// stablehlo.scatter on ui32, exact values
//   N: low
//   B: rank 0
//   C: rank 3+
//   C: has 1
//   O: rank 1
//   G: rank 1
//   W: high
//   E: ui32
//   F: ui32
//   I: ui32
//   input_batching_dims: empty
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: empty
//   index_vector_dim: later
//   update_window_dims: one
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: [0,null,4,2,1,6,5,0,6,9,5,6,7,8,3,6,3,5,5,6,9,2,9,8,2,7,5,6,9,7,6,8,5,1,8,0,7,1,8,8]

module {
func.func @program(%arg0: tensor<5x1x4x2xui32>, %arg1: tensor<4xui32>, %arg2: tensor<4x2xui32>) -> tensor<5x1x4x2xui32> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>}> ({
  ^bb0(%1: tensor<ui32>, %2: tensor<ui32>):
    stablehlo.return %2 : tensor<ui32>
  }) : (tensor<5x1x4x2xui32>, tensor<4xui32>, tensor<4x2xui32>) -> tensor<5x1x4x2xui32>
  return %0 : tensor<5x1x4x2xui32>
}

  func.func @main(%input0: tensor<5x1x4x2xui32>, %input1: tensor<4xui32>, %input2: tensor<4x2xui32>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x1x4x2xui32>, tensor<4xui32>, tensor<4x2xui32>) -> (tensor<5x1x4x2xui32>)
    %v0 = stablehlo.constant dense<[[[[0, 4294967295], [4, 2], [1, 6], [5, 0]]], [[[6, 9], [5, 6], [7, 8], [3, 6]]], [[[3, 5], [5, 6], [9, 2], [9, 8]]], [[[2, 7], [5, 6], [9, 7], [6, 8]]], [[[5, 1], [8, 0], [7, 1], [8, 8]]]]> : tensor<5x1x4x2xui32>
    %v1 = stablehlo.constant dense<[[[[0, 0], [4, 2], [1, 6], [5, 0]]], [[[6, 9], [5, 6], [7, 8], [3, 6]]], [[[3, 5], [5, 6], [9, 2], [9, 8]]], [[[2, 7], [5, 6], [9, 7], [6, 8]]], [[[5, 1], [8, 0], [7, 1], [8, 8]]]]> : tensor<5x1x4x2xui32>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<5x1x4x2xui32>, tensor<5x1x4x2xui32>) -> tensor<5x1x4x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<5x1x4x2xui32>, tensor<5x1x4x2xui32>) -> tensor<5x1x4x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x1x4x2xi1>
    %v5 = stablehlo.constant dense<[[[[false, true], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false]]]]> : tensor<5x1x4x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x1x4x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x1x4x2xi1>
    func.return
  }
}
