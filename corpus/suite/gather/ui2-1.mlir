// RUN: stablehlo-translate --interpret %s --args='[dense<"0x000001020203020003030200020301030103010101010303020302010201030301000202010301030103020003020103000001030103010002030301020101010001030303010201030201030301030102010103030101020203000301010003020203010300020203030101020103000103010301000003010302020002010103020302030201030100030201010103010303010203030103020002020101030000030102010201010203010000000000010101020100030100000302010002000201020101020002030301020101020203030101010000"> : tensor<3x3x4x2x3x1xui2>]'
// RUN: : @program
// stablehlo.gather on ui2, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   C: low + 1
//   E: ui2
//   I: ui2
//   operand_batching_dims: ascending
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: one
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [2,1,0,2,0,3,3,3,1,1,2,1,3,1,1,1,2,2,2,2,3,1,0,3,1,1,0,2,1,3,2,2,2,1,1,1]

module {
func.func @program(%arg0: tensor<3x3x4x2x3x1xui2>) -> tensor<3x4x1x3xui2> {
  %0 = stablehlo.constant dense<[[[[[2, 1, 0]]], [[[0, 2, 1]]], [[[1, 3, 1]]], [[[2, 0, 1]]]], [[[[2, 1, 0]]], [[[2, 0, 2]]], [[[3, 0, 0]]], [[[1, 1, 0]]]], [[[[1, 1, 0]]], [[[3, 1, 2]]], [[[0, 0, 0]]], [[[1, 1, 2]]]]]> : tensor<3x4x1x1x3xui2>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [3, 4], operand_batching_dims = [0, 1, 2, 5], start_indices_batching_dims = [0, 4, 1, 2], start_index_map = [3], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1, 1, 1, 1>, indices_are_sorted = true}> : (tensor<3x3x4x2x3x1xui2>, tensor<3x4x1x1x3xui2>) -> tensor<3x4x1x3xui2>
  return %1 : tensor<3x4x1x3xui2>
}

  func.func @main(%input0: tensor<3x3x4x2x3x1xui2>) {
    %r = func.call @program(%input0) : (tensor<3x3x4x2x3x1xui2>) -> (tensor<3x4x1x3xui2>)
    check.expect_eq_const %r, dense<[[[[2, 1, 0]], [[2, 0, 3]], [[3, 3, 1]], [[1, 2, 1]]], [[[3, 1, 1]], [[1, 2, 2]], [[2, 2, 3]], [[1, 0, 3]]], [[[1, 1, 0]], [[2, 1, 3]], [[2, 2, 2]], [[1, 1, 1]]]]> : tensor<3x4x1x3xui2>
    func.return
  }
}
