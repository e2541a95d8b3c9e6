// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0]> : tensor<1xf8E3M4>]'
// RUN: : @program
// stablehlo.gather on f8E3M4, exact values
//   B: rank 1
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low
//   E: f8E3M4
//   I: i4
//   operand_batching_dims: one
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: one
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1xf8E3M4>) -> tensor<1xf8E3M4> {
  %0 = stablehlo.constant dense<> : tensor<0x1xi4>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0], start_indices_batching_dims = [1], index_vector_dim = 0>, slice_sizes = array<i64: 1>, indices_are_sorted = true}> : (tensor<1xf8E3M4>, tensor<0x1xi4>) -> tensor<1xf8E3M4>
  return %1 : tensor<1xf8E3M4>
}

  func.func @main(%input0: tensor<1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1xf8E3M4>) -> (tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
