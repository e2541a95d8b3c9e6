// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0, 1, 1, 1]> : tensor<4xui2>, dense<[1]> : tensor<1xui2>]'
// RUN: : @program
// chlo.broadcast_power on ui2, exact values
//   A: rank 1
//   m: low + 1
//   E: ui2
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [0,1,1,1]

module {
func.func @program(%arg0: tensor<4xui2>, %arg1: tensor<1xui2>) -> tensor<4xui2> {
  %0 = chlo.broadcast_power %arg0, %arg1 : (tensor<4xui2>, tensor<1xui2>) -> tensor<4xui2>
  return %0 : tensor<4xui2>
}

  func.func @main(%input0: tensor<4xui2>, %input1: tensor<1xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xui2>, tensor<1xui2>) -> (tensor<4xui2>)
    check.expect_eq_const %r, dense<[0, 1, 1, 1]> : tensor<4xui2>
    func.return
  }
}
