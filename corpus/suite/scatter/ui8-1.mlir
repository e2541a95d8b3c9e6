// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[8, 5, 9, 9, 5], [3, 2, 8, 9, 1]], [[9, 1, 8, 4, 4], [5, 5, 2, 7, 5]], [[8, 7, 1, 5, 6], [6, 5, 6, 1, 7]]]]> : tensor<1x3x2x5xui8>, dense<[[[[-9223372036854775807], [-1]], [[4], [2]], [[0], [2]], [[1], [-1]], [[-1], [4]]]]> : tensor<1x5x2x1xi64>]'
// RUN: : @program
// stablehlo.scatter on ui8, exact values
//   N: low
//   B: rank 2
//   B: has 1
//   C: rank 2
//   O: rank 0
//   G: rank 1
//   E: ui8
//   F: ui8
//   I: i64
//   input_batching_dims: ascending
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: [8,5,17,9,5,3,2,8,9,1,9,1,8,9,4,5,5,2,7,5,8,8,1,5,6,6,5,6,1,7]

module {
func.func @program(%arg0: tensor<1x3x2x5xui8>, %arg1: tensor<1x5x2x1xi64>) -> tensor<1x3x2x5xui8> {
  %0 = stablehlo.constant dense<[[[9], [8]], [[3], [1]], [[8], [0]], [[5], [3]], [[6], [5]]]> : tensor<5x2x1xui8>
  %1 = "stablehlo.scatter"(%arg0, %arg1, %0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 2], input_batching_dims = [0, 3], scatter_indices_batching_dims = [3, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>}> ({
  ^bb0(%2: tensor<ui8>, %3: tensor<ui8>):
    %4 = stablehlo.add %2, %3 : tensor<ui8>
    stablehlo.return %4 : tensor<ui8>
  }) : (tensor<1x3x2x5xui8>, tensor<1x5x2x1xi64>, tensor<5x2x1xui8>) -> tensor<1x3x2x5xui8>
  return %1 : tensor<1x3x2x5xui8>
}

  func.func @main(%input0: tensor<1x3x2x5xui8>, %input1: tensor<1x5x2x1xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x2x5xui8>, tensor<1x5x2x1xi64>) -> (tensor<1x3x2x5xui8>)
    check.expect_eq_const %r, dense<[[[[8, 5, 17, 9, 5], [3, 2, 8, 9, 1]], [[9, 1, 8, 9, 4], [5, 5, 2, 7, 5]], [[8, 8, 1, 5, 6], [6, 5, 6, 1, 7]]]]> : tensor<1x3x2x5xui8>
    func.return
  }
}
