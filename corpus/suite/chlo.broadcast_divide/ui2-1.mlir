// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0, 3]> : tensor<2xui2>, dense<[[[3, 2]], [[0, 1]]]> : tensor<2x1x2xui2>]'
// RUN: : @program
// chlo.broadcast_divide on ui2, special values
//   A: rank 1
//   E: ui2
//   broadcast_dimensions: absent
//   B: 1
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [0,1,null,3]

module {
func.func @program(%arg0: tensor<2xui2>, %arg1: tensor<2x1x2xui2>) -> tensor<2x1x2xui2> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<2xui2>, tensor<2x1x2xui2>) -> tensor<2x1x2xui2>
  return %0 : tensor<2x1x2xui2>
}

  func.func @main(%input0: tensor<2xui2>, %input1: tensor<2x1x2xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xui2>, tensor<2x1x2xui2>) -> (tensor<2x1x2xui2>)
    %v0 = stablehlo.constant dense<[[[0, 1]], [[3, 3]]]> : tensor<2x1x2xui2>
    %v1 = stablehlo.constant dense<[[[0, 1]], [[0, 3]]]> : tensor<2x1x2xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x1x2xui2>, tensor<2x1x2xui2>) -> tensor<2x1x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x1x2xui2>, tensor<2x1x2xui2>) -> tensor<2x1x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1x2xi1>
    %v5 = stablehlo.constant dense<[[[false, false]], [[true, false]]]> : tensor<2x1x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x1x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x1x2xi1>
    func.return
  }
}
