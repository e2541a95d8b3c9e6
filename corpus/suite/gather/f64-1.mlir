// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<2x0x4x1xui4>]'
// RUN: : @program
// stablehlo.gather on f64, special values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low + 1
//   E: f64
//   I: ui4
//   operand_batching_dims: ascending
//   collapsed_slice_dims: one
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [0.5,-1.512368317187688,-0.7481393533779088,0.3212421997485928,1.0,-1.7976931348623157e+308,0.29684777004218577,-1.5379475392000632]

module {
func.func @program(%arg0: tensor<2x0x4x1xui4>) -> tensor<2x4x1xf64> {
  %0 = stablehlo.constant dense<[[[[0.5], [1.0]], [[0.0], [-7.808196609792675]], [[0.9541046150507899], [0x7FF0000000000000]], [[1.0], [2.2250738585072014e-308]]], [[[-1.512368317187688], [-1.7976931348623157e+308]], [[3.542767526173305], [-5.0e-324]], [[-0.5209448821285423], [-5.0e-324]], [[0x7FF8000000000000], [-2.225073858507201e-308]]], [[[-0.7481393533779088], [0.29684777004218577]], [[0.5], [2.2250738585072014e-308]], [[-1.7976931348623157e+308], [-1.3666994903424372]], [[1.8789317016054419], [-5.0e-324]]], [[[0.3212421997485928], [-1.5379475392000632]], [[2.4180060094861258], [2.270386292529763]], [[1.0], [-0.4149784373417618]], [[-2.2250738585072014e-308], [-1.8314315212005736]]]]> : tensor<4x4x2x1xf64>
  %1 = "stablehlo.gather"(%0, %arg0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [2, 0, 3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<4x4x2x1xf64>, tensor<2x0x4x1xui4>) -> tensor<2x4x1xf64>
  return %1 : tensor<2x4x1xf64>
}

  func.func @main(%input0: tensor<2x0x4x1xui4>) {
    %r = func.call @program(%input0) : (tensor<2x0x4x1xui4>) -> (tensor<2x4x1xf64>)
    check.expect_eq_const %r, dense<[[[0.5], [-1.512368317187688], [-0.7481393533779088], [0.3212421997485928]], [[1.0], [-1.7976931348623157e+308], [0.29684777004218577], [-1.5379475392000632]]]> : tensor<2x4x1xf64>
    func.return
  }
}
