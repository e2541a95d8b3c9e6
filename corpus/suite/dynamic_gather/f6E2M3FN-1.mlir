// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.0], [-0.5]], [[0.0], [0.0]]], [[[0.0], [-0.5]], [[-1.5], [-1.0]]], [[[0.5], [-0.5]], [[0.0], [1.5]]]]> : tensor<3x2x2x1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.dynamic_gather on f6E2M3FN, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low
//   E: f6E2M3FN
//   I: ui16
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i64
//   indices_are_sorted: false
// legal 0 0: [0.0,0.0,0.5,0.0,-1.5,0.0,-0.5,-0.5,-0.5,0.0,-1.0,1.5]

module {
func.func @program(%arg0: tensor<3x2x2x1xf6E2M3FN>) -> tensor<1x2x2x3xf6E2M3FN> {
  %0 = stablehlo.constant dense<> : tensor<1x2x0x2x3xui16>
  %1 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xi64>
  %2 = "stablehlo.dynamic_gather"(%arg0, %0, %1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2, 3], start_indices_batching_dims = [4, 3, 1, 0], index_vector_dim = 2>}> : (tensor<3x2x2x1xf6E2M3FN>, tensor<1x2x0x2x3xui16>, tensor<4xi64>) -> tensor<1x2x2x3xf6E2M3FN>
  return %2 : tensor<1x2x2x3xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x2x2x1xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<3x2x2x1xf6E2M3FN>) -> (tensor<1x2x2x3xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2x2x3xf6E2M3FN>) -> tensor<1x2x2x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2x2x3xf64>) -> tensor<1x2x2x3xi64>
    check.expect_eq_const %v1, dense<[[[[0, 0, 4602678819172646912], [0, -4613937818241073152, 0]], [[-4620693217682128896, -4620693217682128896, -4620693217682128896], [0, -4616189618054758400, 4609434218613702656]]]]> : tensor<1x2x2x3xi64>
    func.return
  }
}
