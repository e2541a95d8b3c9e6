// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<ui2>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on ui2, exact values
//   S: rank 0
//   U: rank 1
//   E: ui2
//   broadcast_dimensions: empty
//   I: i8
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: absent
// legal 0 0: [3,3,3,3]

module {
func.func @program(%arg0: tensor<ui2>) -> tensor<4xui2> {
  %0 = stablehlo.constant dense<[4]> : tensor<1xi8>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] : (tensor<ui2>, tensor<1xi8>) -> tensor<4xui2>
  return %1 : tensor<4xui2>
}

  func.func @main(%input0: tensor<ui2>) {
    %r = func.call @program(%input0) : (tensor<ui2>) -> (tensor<4xui2>)
    check.expect_eq_const %r, dense<3> : tensor<4xui2>
    func.return
  }
}
