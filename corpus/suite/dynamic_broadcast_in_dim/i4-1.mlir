// RUN: stablehlo-translate --interpret %s --args='[dense<[0, -7]> : tensor<2xi4>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on i4, special values
//   S: rank 1
//   U: rank 3+
//   U: has 1
//   T: low (otherwise)
//   E: i4
//   broadcast_dimensions: one
//   I: i4
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [0,-7,0,-7,0,-7,0,-7,0,-7,0,-7]

module {
func.func @program(%arg0: tensor<2xi4>) -> tensor<1x2x3x2xi4> {
  %0 = stablehlo.constant dense<[1, 2, 3, 2]> : tensor<4xi4>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [3] {known_nonexpanding_dimensions = array<i64>} : (tensor<2xi4>, tensor<4xi4>) -> tensor<1x2x3x2xi4>
  return %1 : tensor<1x2x3x2xi4>
}

  func.func @main(%input0: tensor<2xi4>) {
    %r = func.call @program(%input0) : (tensor<2xi4>) -> (tensor<1x2x3x2xi4>)
    check.expect_eq_const %r, dense<[[[[0, -7], [0, -7], [0, -7]], [[0, -7], [0, -7], [0, -7]]]]> : tensor<1x2x3x2xi4>
    func.return
  }
}
