// RUN: stablehlo-translate --interpret %s --args='[dense<[[-5.0], [0.0], [0.0]]> : tensor<3x1xf64>, dense<[3]> : tensor<1xui2>]'
// RUN: : @program
// stablehlo.gather on f64, exact values
//   B: rank 1
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low + 1
//   E: f64
//   I: ui2
//   operand_batching_dims: one
//   collapsed_slice_dims: one
//   start_indices_batching_dims: one
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: one
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<3x1xf64>, %arg1: tensor<1xui2>) -> tensor<1xf64> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xf64>, tensor<1xui2>) -> tensor<1xf64>
  return %0 : tensor<1xf64>
}

  func.func @main(%input0: tensor<3x1xf64>, %input1: tensor<1xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1xf64>, tensor<1xui2>) -> (tensor<1xf64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v0, dense<0> : tensor<1xi64>
    func.return
  }
}
