// RUN: stablehlo-translate --interpret %s --args='[dense<[4.0, -1.0]> : tensor<2xf8E3M4>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f8E3M4, exact values
//   S: rank 1
//   U: rank 0
//   T: low (otherwise)
//   E: f8E3M4
//   broadcast_dimensions: one
//   I: ui64
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: one
// legal 0 0: [4.0,-1.0]

module {
func.func @program(%arg0: tensor<2xf8E3M4>) -> tensor<2xf8E3M4> {
  %0 = stablehlo.constant dense<[2]> : tensor<1xui64>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [0] {known_nonexpanding_dimensions = array<i64: 0>} : (tensor<2xf8E3M4>, tensor<1xui64>) -> tensor<2xf8E3M4>
  return %1 : tensor<2xf8E3M4>
}

  func.func @main(%input0: tensor<2xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<2xf8E3M4>) -> (tensor<2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E3M4>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[4.0, -1.0]> : tensor<2xf64>
    func.return
  }
}
