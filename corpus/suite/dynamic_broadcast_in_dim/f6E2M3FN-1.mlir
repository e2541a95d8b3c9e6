// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.0, 2.0, 0.0], [-2.0, -2.0, 3.0]]> : tensor<2x3xf6E2M3FN>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f6E2M3FN, exact values
//   S: rank 2
//   U: rank 0
//   T: low (otherwise)
//   E: f6E2M3FN
//   broadcast_dimensions: ascending
//   I: ui4
//   known_expanding_dimensions: given
//   known_expanding_dimensions: empty
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: unordered
// legal 0 0: [-3.0,2.0,0.0,-2.0,-2.0,3.0]

module {
func.func @program(%arg0: tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN> {
  %0 = stablehlo.constant dense<[2, 3]> : tensor<2xui4>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [0, 1] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 1, 0>} : (tensor<2x3xf6E2M3FN>, tensor<2xui4>) -> tensor<2x3xf6E2M3FN>
  return %1 : tensor<2x3xf6E2M3FN>
}

  func.func @main(%input0: tensor<2x3xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<2x3xf6E2M3FN>) -> (tensor<2x3xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x3xf6E2M3FN>) -> tensor<2x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    check.expect_eq_const %v1, dense<[[-4609434218613702656, 4611686018427387904, 0], [-4611686018427387904, -4611686018427387904, 4613937818241073152]]> : tensor<2x3xi64>
    func.return
  }
}
