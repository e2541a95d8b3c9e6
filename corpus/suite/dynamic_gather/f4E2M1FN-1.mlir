// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-1.5], [-2.0]]], [[[-1.0], [-3.0]]]]> : tensor<2x1x2x1xf4E2M1FN>, dense<[[[[[0], [1]]]]]> : tensor<1x1x1x2x1xui8>]'
// RUN: : @program
// stablehlo.dynamic_gather on f4E2M1FN, special values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 1
//   G: has 1
//   c: low + 1
//   C: low + 1
//   E: f4E2M1FN
//   I: ui8
//   operand_batching_dims: ascending
//   collapsed_slice_dims: one
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: one
//   sizes: low
//   sizes: high
//   J: ui64
//   indices_are_sorted: true
// legal 0 0: [-1.5,-3.0]

module {
func.func @program(%arg0: tensor<2x1x2x1xf4E2M1FN>, %arg1: tensor<1x1x1x2x1xui8>) -> tensor<1x1x2x1xf4E2M1FN> {
  %0 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xui64>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1, 3], start_indices_batching_dims = [3, 4, 2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<2x1x2x1xf4E2M1FN>, tensor<1x1x1x2x1xui8>, tensor<4xui64>) -> tensor<1x1x2x1xf4E2M1FN>
  return %1 : tensor<1x1x2x1xf4E2M1FN>
}

  func.func @main(%input0: tensor<2x1x2x1xf4E2M1FN>, %input1: tensor<1x1x1x2x1xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x2x1xf4E2M1FN>, tensor<1x1x1x2x1xui8>) -> (tensor<1x1x2x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1x2x1xf4E2M1FN>) -> tensor<1x1x2x1xf64>
    check.expect_eq_const %v0, dense<[[[[-1.5], [-3.0]]]]> : tensor<1x1x2x1xf64>
    func.return
  }
}
