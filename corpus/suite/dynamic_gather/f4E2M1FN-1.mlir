// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.5, 1.0]]> : tensor<1x2xf4E2M1FN>, dense<> : tensor<1x2x2x0xui32>]'
// RUN: : @program
// stablehlo.dynamic_gather on f4E2M1FN, exact values
//   B: rank 2
//   B: has 1
//   O: rank 0
//   G: rank 1
//   c: low
//   E: f4E2M1FN
//   I: ui32
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: ascending
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i32
//   indices_are_sorted: true
// legal 0 0: [-0.5,-0.5,1.0,1.0]

module {
func.func @program(%arg0: tensor<1x2xf4E2M1FN>, %arg1: tensor<1x2x2x0xui32>) -> tensor<1x2x2xf4E2M1FN> {
  %0 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], index_vector_dim = 3>, indices_are_sorted = true}> : (tensor<1x2xf4E2M1FN>, tensor<1x2x2x0xui32>, tensor<2xi32>) -> tensor<1x2x2xf4E2M1FN>
  return %1 : tensor<1x2x2xf4E2M1FN>
}

  func.func @main(%input0: tensor<1x2xf4E2M1FN>, %input1: tensor<1x2x2x0xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xf4E2M1FN>, tensor<1x2x2x0xui32>) -> (tensor<1x2x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2x2xf4E2M1FN>) -> tensor<1x2x2xf64>
    check.expect_eq_const %v0, dense<[[[-0.5, -0.5], [1.0, 1.0]]]> : tensor<1x2x2xf64>
    func.return
  }
}
