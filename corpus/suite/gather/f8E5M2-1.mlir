// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0, 0.0]], [[1.0, -2.0]]]> : tensor<2x1x2xf8E5M2>, dense<> : tensor<2x2x0x1xi16>]'
// RUN: : @program
// stablehlo.gather on f8E5M2, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low
//   E: f8E5M2
//   I: i16
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [2.0,0.0,1.0,-2.0]

module {
func.func @program(%arg0: tensor<2x1x2xf8E5M2>, %arg1: tensor<2x2x0x1xi16>) -> tensor<2x2x1xf8E5M2> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [0, 3, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = true}> : (tensor<2x1x2xf8E5M2>, tensor<2x2x0x1xi16>) -> tensor<2x2x1xf8E5M2>
  return %0 : tensor<2x2x1xf8E5M2>
}

  func.func @main(%input0: tensor<2x1x2xf8E5M2>, %input1: tensor<2x2x0x1xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x2xf8E5M2>, tensor<2x2x0x1xi16>) -> (tensor<2x2x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x2x1xf8E5M2>) -> tensor<2x2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2x1xf64>) -> tensor<2x2x1xi64>
    check.expect_eq_const %v1, dense<[[[4611686018427387904], [0]], [[4607182418800017408], [-4611686018427387904]]]> : tensor<2x2x1xi64>
    func.return
  }
}
