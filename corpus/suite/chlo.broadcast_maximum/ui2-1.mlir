// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[3, 2]> : tensor<2xui2>]'
// RUN: : @program
// chlo.broadcast_maximum on ui2, special values
//   A: rank 1
//   A: has 1
//   m: low + 1
//   E: ui2
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [3,3]

module {
func.func @program(%arg0: tensor<2xui2>) -> tensor<2xui2> {
  %0 = stablehlo.constant dense<[3]> : tensor<1xui2>
  %1 = chlo.broadcast_maximum %0, %arg0 : (tensor<1xui2>, tensor<2xui2>) -> tensor<2xui2>
  return %1 : tensor<2xui2>
}

  func.func @main(%input0: tensor<2xui2>) {
    %r = func.call @program(%input0) : (tensor<2xui2>) -> (tensor<2xui2>)
    check.expect_eq_const %r, dense<3> : tensor<2xui2>
    func.return
  }
}
