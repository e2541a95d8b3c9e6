// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1, -1726383277], [-2075451938, 2147483647]], [[-1417043621, 2], [880664966, -503007555]], [[-2147483648, 1043047556], [2147483647, 1598419549]]]> : tensor<3x2x2xi32>, dense<> : tensor<2x0x3x2x3xi32>]'
// RUN: : @program
// stablehlo.gather on i32, exact values
//   B: rank 3+
//   O: rank 0
//   G: rank 1
//   c: low
//   E: i32
//   I: i32
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [1,1,1,-2075451938,-2075451938,-2075451938,-1417043621,-1417043621,-1417043621,880664966,880664966,880664966,-2147483648,-2147483648,-2147483648,2147483647,2147483647,2147483647,-1726383277,-1726383277,-1726383277,2147483647,2147483647,2147483647,2,2,2,-503007555,-503007555,-503007555,1043047556,1043047556,1043047556,1598419549,1598419549,1598419549]

module {
func.func @program(%arg0: tensor<3x2x2xi32>, %arg1: tensor<2x0x3x2x3xi32>) -> tensor<2x3x2x3xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [2, 3, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x2x2xi32>, tensor<2x0x3x2x3xi32>) -> tensor<2x3x2x3xi32>
  return %0 : tensor<2x3x2x3xi32>
}

  func.func @main(%input0: tensor<3x2x2xi32>, %input1: tensor<2x0x3x2x3xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x2x2xi32>, tensor<2x0x3x2x3xi32>) -> (tensor<2x3x2x3xi32>)
    check.expect_eq_const %r, dense<[[[[1, 1, 1], [-2075451938, -2075451938, -2075451938]], [[-1417043621, -1417043621, -1417043621], [880664966, 880664966, 880664966]], [[-2147483648, -2147483648, -2147483648], [2147483647, 2147483647, 2147483647]]], [[[-1726383277, -1726383277, -1726383277], [2147483647, 2147483647, 2147483647]], [[2, 2, 2], [-503007555, -503007555, -503007555]], [[1043047556, 1043047556, 1043047556], [1598419549, 1598419549, 1598419549]]]]> : tensor<2x3x2x3xi32>
    func.return
  }
}
