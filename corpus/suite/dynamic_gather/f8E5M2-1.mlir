// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[[-10.0, -1536.0], [-3.0, 57344.0], [-6.0, -1.25], [0.3125, 2.0]], [[4.0, 0.0029296875], [14.0, 0.5], [0.125, -3.5], [-512.0, 6.0]], [[8.0, 12.0], [-14.0, -0.15625], [-3584.0, -1.0], [-0.375, 0.375]]], [[[16.0, -12.0], [-3.5, 1.5], [6.0, 14.0], [-2560.0, 3.0]], [[0.875, 10.0], [2.0, 14.0], [7.0, -0.875], [-1.75, 0.625]], [[-4.0, 20480.0], [-4.0, -3.0], [-80.0, 8.0], [0.15625, -0.875]]]]]> : tensor<1x2x3x4x2xf8E5M2>, dense<[[[-1, 3], [3, 1]], [[1, -1], [2147483647, 1]]]> : tensor<2x2x2xi32>]'
// RUN: : @program
// stablehlo.dynamic_gather on f8E5M2, special values
//   B: rank 2
//   O: rank 0
//   G: rank 0
//   C: low
//   E: f8E5M2
//   I: i32
//   operand_batching_dims: ascending
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: ascending
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: ascending
//   sizes: low
//   sizes: high
//   J: ui2
//   indices_are_sorted: false
// legal 0 0: [0.3125,-0.15625,-1.75,1.5]

module {
func.func @program(%arg0: tensor<1x2x3x4x2xf8E5M2>, %arg1: tensor<2x2x2xi32>) -> tensor<2x2xf8E5M2> {
  %0 = stablehlo.constant dense<[1, 1, 1, 1, 1]> : tensor<5xui2>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 2, 3], operand_batching_dims = [1, 4], start_indices_batching_dims = [0, 2], start_index_map = [2, 3], index_vector_dim = 1>}> : (tensor<1x2x3x4x2xf8E5M2>, tensor<2x2x2xi32>, tensor<5xui2>) -> tensor<2x2xf8E5M2>
  return %1 : tensor<2x2xf8E5M2>
}

  func.func @main(%input0: tensor<1x2x3x4x2xf8E5M2>, %input1: tensor<2x2x2xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2x3x4x2xf8E5M2>, tensor<2x2x2xi32>) -> (tensor<2x2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E5M2>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<[[0.3125, -0.15625], [-1.75, 1.5]]> : tensor<2x2xf64>
    func.return
  }
}
