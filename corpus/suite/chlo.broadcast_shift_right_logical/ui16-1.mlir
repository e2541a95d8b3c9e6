// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0> : tensor<ui16>, dense<[[[16, 15]], [[16, 0]]]> : tensor<2x1x2xui16>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on ui16, exact values
//   A: rank 0
//   E: ui16
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [null,0,null,0]

module {
func.func @program(%arg0: tensor<ui16>, %arg1: tensor<2x1x2xui16>) -> tensor<2x1x2xui16> {
  %0 = chlo.broadcast_shift_right_logical %arg0, %arg1 : (tensor<ui16>, tensor<2x1x2xui16>) -> tensor<2x1x2xui16>
  return %0 : tensor<2x1x2xui16>
}

  func.func @main(%input0: tensor<ui16>, %input1: tensor<2x1x2xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui16>, tensor<2x1x2xui16>) -> (tensor<2x1x2xui16>)
    %v0 = stablehlo.constant dense<[[[65535, 0]], [[65535, 0]]]> : tensor<2x1x2xui16>
    %v1 = stablehlo.constant dense<0> : tensor<2x1x2xui16>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x1x2xui16>, tensor<2x1x2xui16>) -> tensor<2x1x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x1x2xui16>, tensor<2x1x2xui16>) -> tensor<2x1x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1x2xi1>
    %v5 = stablehlo.constant dense<[[[true, false]], [[true, false]]]> : tensor<2x1x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x1x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x1x2xi1>
    func.return
  }
}
