// RUN: stablehlo-translate --interpret %s --args='[dense<[[[5]], [[7]], [[0]]]> : tensor<3x1x1xui64>, dense<> : tensor<4x1x3x1x0xui64>]'
// RUN: : @program
// stablehlo.dynamic_gather on ui64, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 1
//   c: low
//   E: ui64
//   I: ui64
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i2
//   indices_are_sorted: false
// legal 0 0: [5,7,0,5,7,0,5,7,0,5,7,0]

module {
func.func @program(%arg0: tensor<3x1x1xui64>, %arg1: tensor<4x1x3x1x0xui64>) -> tensor<4x1x3x1xui64> {
  %0 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi2>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [2, 1, 3], index_vector_dim = 4>}> : (tensor<3x1x1xui64>, tensor<4x1x3x1x0xui64>, tensor<3xi2>) -> tensor<4x1x3x1xui64>
  return %1 : tensor<4x1x3x1xui64>
}

  func.func @main(%input0: tensor<3x1x1xui64>, %input1: tensor<4x1x3x1x0xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x1xui64>, tensor<4x1x3x1x0xui64>) -> (tensor<4x1x3x1xui64>)
    check.expect_eq_const %r, dense<[[[[5], [7], [0]]], [[[5], [7], [0]]], [[[5], [7], [0]]], [[[5], [7], [0]]]]> : tensor<4x1x3x1xui64>
    func.return
  }
}
