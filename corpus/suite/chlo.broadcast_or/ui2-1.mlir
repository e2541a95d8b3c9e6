// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[1, 1, 0, 1, 0]]> : tensor<1x5xui2>]'
// RUN: : @program
// chlo.broadcast_or on ui2, exact values
//   A: rank 1
//   E: ui2
//   broadcast_dimensions: absent
//   B: 1
//   B: alternative 1 (otherwise)
// legal 0 0: [1,3,1,1,1]

module {
func.func @program(%arg0: tensor<1x5xui2>) -> tensor<1x5xui2> {
  %0 = stablehlo.constant dense<[0, 2, 1, 1, 1]> : tensor<5xui2>
  %1 = chlo.broadcast_or %0, %arg0 : (tensor<5xui2>, tensor<1x5xui2>) -> tensor<1x5xui2>
  return %1 : tensor<1x5xui2>
}

  func.func @main(%input0: tensor<1x5xui2>) {
    %r = func.call @program(%input0) : (tensor<1x5xui2>) -> (tensor<1x5xui2>)
    check.expect_eq_const %r, dense<[[1, 3, 1, 1, 1]]> : tensor<1x5xui2>
    func.return
  }
}
