// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<ui16>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on ui16, exact values
//   S: rank 0
//   U: rank 2
//   U: has 1
//   E: ui16
//   broadcast_dimensions: empty
//   I: ui16
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: absent
// legal 0 0: [7,7,7,7]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<4x1xui16> {
  %0 = stablehlo.constant dense<[4, 1]> : tensor<2xui16>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] : (tensor<ui16>, tensor<2xui16>) -> tensor<4x1xui16>
  return %1 : tensor<4x1xui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<4x1xui16>)
    check.expect_eq_const %r, dense<7> : tensor<4x1xui16>
    func.return
  }
}
