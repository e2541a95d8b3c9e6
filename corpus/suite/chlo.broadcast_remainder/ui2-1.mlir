// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1, 1]> : tensor<2xui2>]'
// RUN: : @program
// chlo.broadcast_remainder on ui2, exact values
//   A: rank 1
//   E: ui2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   B: 1
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [null,0,null,0]

module {
func.func @program(%arg0: tensor<2xui2>) -> tensor<2x1x2xui2> {
  %0 = stablehlo.constant dense<[[[0, 1]]]> : tensor<1x1x2xui2>
  %1 = chlo.broadcast_remainder %arg0, %0 {broadcast_dimensions = array<i64: 0>} : (tensor<2xui2>, tensor<1x1x2xui2>) -> tensor<2x1x2xui2>
  return %1 : tensor<2x1x2xui2>
}

  func.func @main(%input0: tensor<2xui2>) {
    %r = func.call @program(%input0) : (tensor<2xui2>) -> (tensor<2x1x2xui2>)
    %v0 = stablehlo.constant dense<[[[3, 0]], [[3, 0]]]> : tensor<2x1x2xui2>
    %v1 = stablehlo.constant dense<0> : tensor<2x1x2xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x1x2xui2>, tensor<2x1x2xui2>) -> tensor<2x1x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x1x2xui2>, tensor<2x1x2xui2>) -> tensor<2x1x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1x2xi1>
    %v5 = stablehlo.constant dense<[[[true, false]], [[true, false]]]> : tensor<2x1x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x1x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x1x2xi1>
    func.return
  }
}
