// RUN: stablehlo-translate --interpret %s --args='[dense<[[7605478183564910562, 9925129679282651457, 9223372036854775807, 9223372036854775808]]> : tensor<1x4xui64>]'
// RUN: : @program
// stablehlo.gather on ui64, exact values
//   B: rank 1
//   B: has 1
//   O: rank 1
//   G: rank 1
//   c: low
//   E: ui64
//   I: ui64
//   operand_batching_dims: one
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: one
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [7605478183564910562,9925129679282651457,9223372036854775807,9223372036854775808,7605478183564910562,9925129679282651457,9223372036854775807,9223372036854775808,7605478183564910562,9925129679282651457,9223372036854775807,9223372036854775808,7605478183564910562,9925129679282651457,9223372036854775807,9223372036854775808,7605478183564910562,9925129679282651457,9223372036854775807,9223372036854775808]

module {
func.func @program(%arg0: tensor<1x4xui64>) -> tensor<5x1x4xui64> {
  %0 = stablehlo.constant dense<> : tensor<5x0x1xui64>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<1x4xui64>, tensor<5x0x1xui64>) -> tensor<5x1x4xui64>
  return %1 : tensor<5x1x4xui64>
}

  func.func @main(%input0: tensor<1x4xui64>) {
    %r = func.call @program(%input0) : (tensor<1x4xui64>) -> (tensor<5x1x4xui64>)
    check.expect_eq_const %r, dense<[[[7605478183564910562, 9925129679282651457, 9223372036854775807, 9223372036854775808]], [[7605478183564910562, 9925129679282651457, 9223372036854775807, 9223372036854775808]], [[7605478183564910562, 9925129679282651457, 9223372036854775807, 9223372036854775808]], [[7605478183564910562, 9925129679282651457, 9223372036854775807, 9223372036854775808]], [[7605478183564910562, 9925129679282651457, 9223372036854775807, 9223372036854775808]]]> : tensor<5x1x4xui64>
    func.return
  }
}
