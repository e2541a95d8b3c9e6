// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1343618903, -893673363]], [[80523019, -2147483647]], [[-1564609787, -2092272246]]]> : tensor<3x1x2xi32>]'
// RUN: : @program
// stablehlo.dynamic_gather on i32, exact values
//   B: rank 0
//   O: rank 1
//   O: has 1
//   G: rank 2
//   C: low + 1
//   E: i32
//   I: i32
//   operand_batching_dims: empty
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: empty
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: ascending
//   sizes: low
//   sizes: low + 1
//   sizes: high
//   J: i32
//   indices_are_sorted: false
// legal 0 0: [-893673363,1343618903,1343618903,1343618903,1343618903,-893673363,-893673363,1343618903,1343618903,1343618903,1343618903,1343618903,-893673363,1343618903,-893673363,-893673363,1343618903,-893673363,-893673363,-893673363,1343618903,1343618903,1343618903,-893673363,-893673363]

module {
func.func @program(%arg0: tensor<3x1x2xi32>) -> tensor<1x5x5xi32> {
  %0 = stablehlo.constant dense<[[[1, 0, 1, -1, 1073741824], [2, 0, 0, 0, 0]], [[1, 1, -2147483647, 0, 1], [1, 1, 0, 0, 0]], [[1, 0, -1, 1, 1], [-1, -2147483648, 1, -2147483648, 2]], [[1, -2147483648, -1, -1, 2], [2, -1, 1, 2, 2]], [[-1, -1, 2, 1, 2], [0, -1, -1, 2, 2]]]> : tensor<5x2x5xi32>
  %1 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi32>
  %2 = "stablehlo.dynamic_gather"(%arg0, %0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 2], start_index_map = [1, 2], index_vector_dim = 1>}> : (tensor<3x1x2xi32>, tensor<5x2x5xi32>, tensor<3xi32>) -> tensor<1x5x5xi32>
  return %2 : tensor<1x5x5xi32>
}

  func.func @main(%input0: tensor<3x1x2xi32>) {
    %r = func.call @program(%input0) : (tensor<3x1x2xi32>) -> (tensor<1x5x5xi32>)
    check.expect_eq_const %r, dense<[[[-893673363, 1343618903, 1343618903, 1343618903, 1343618903], [-893673363, -893673363, 1343618903, 1343618903, 1343618903], [1343618903, 1343618903, -893673363, 1343618903, -893673363], [-893673363, 1343618903, -893673363, -893673363, -893673363], [1343618903, 1343618903, 1343618903, -893673363, -893673363]]]> : tensor<1x5x5xi32>
    func.return
  }
}
