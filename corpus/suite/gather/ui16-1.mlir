// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<ui16>, dense<> : tensor<2x0xui16>]'
// RUN: : @program
// stablehlo.gather on ui16, exact values
//   B: rank 0
//   O: rank 0
//   G: rank 1
//   c: low
//   E: ui16
//   I: ui16
//   operand_batching_dims: empty
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: empty
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   indices_are_sorted: true
// legal 0 0: [3,3]

module {
func.func @program(%arg0: tensor<ui16>, %arg1: tensor<2x0xui16>) -> tensor<2xui16> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<index_vector_dim = 1>, slice_sizes = array<i64>, indices_are_sorted = true}> : (tensor<ui16>, tensor<2x0xui16>) -> tensor<2xui16>
  return %0 : tensor<2xui16>
}

  func.func @main(%input0: tensor<ui16>, %input1: tensor<2x0xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui16>, tensor<2x0xui16>) -> (tensor<2xui16>)
    check.expect_eq_const %r, dense<3> : tensor<2xui16>
    func.return
  }
}
