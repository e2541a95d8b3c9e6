// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<16> : tensor<ui16>, dense<[32769, 0]> : tensor<2xui16>]'
// RUN: : @program
// chlo.broadcast_power on ui16, special values
//   A: rank 0
//   m: low + 1
//   E: ui16
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [null,1]

module {
func.func @program(%arg0: tensor<ui16>, %arg1: tensor<2xui16>) -> tensor<2xui16> {
  %0 = chlo.broadcast_power %arg0, %arg1 : (tensor<ui16>, tensor<2xui16>) -> tensor<2xui16>
  return %0 : tensor<2xui16>
}

  func.func @main(%input0: tensor<ui16>, %input1: tensor<2xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui16>, tensor<2xui16>) -> (tensor<2xui16>)
    %v0 = stablehlo.constant dense<[65535, 1]> : tensor<2xui16>
    %v1 = stablehlo.constant dense<[0, 1]> : tensor<2xui16>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2xui16>, tensor<2xui16>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2xui16>, tensor<2xui16>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
