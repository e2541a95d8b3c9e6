// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 0, 0]> : tensor<3xui2>, dense<> : tensor<3x3x1x0xui2>]'
// RUN: : @program
// stablehlo.dynamic_gather on ui2, exact values
//   B: rank 0
//   O: rank 1
//   G: rank 3+
//   G: has 1
//   c: low
//   E: ui2
//   I: ui2
//   operand_batching_dims: empty
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: empty
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: empty
//   sizes: high
//   J: ui2
//   indices_are_sorted: true
// legal 0 0: [1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<3xui2>, %arg1: tensor<3x3x1x0xui2>) -> tensor<3x3x3x1xui2> {
  %0 = stablehlo.constant dense<[3]> : tensor<1xui2>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 3>, indices_are_sorted = true}> : (tensor<3xui2>, tensor<3x3x1x0xui2>, tensor<1xui2>) -> tensor<3x3x3x1xui2>
  return %1 : tensor<3x3x3x1xui2>
}

  func.func @main(%input0: tensor<3xui2>, %input1: tensor<3x3x1x0xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xui2>, tensor<3x3x1x0xui2>) -> (tensor<3x3x3x1xui2>)
    check.expect_eq_const %r, dense<[[[[1], [1], [1]], [[1], [1], [1]], [[1], [1], [1]]], [[[0], [0], [0]], [[0], [0], [0]], [[0], [0], [0]]], [[[0], [0], [0]], [[0], [0], [0]], [[0], [0], [0]]]]> : tensor<3x3x3x1xui2>
    func.return
  }
}
