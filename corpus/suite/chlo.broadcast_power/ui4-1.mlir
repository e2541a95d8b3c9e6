// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<3> : tensor<ui4>, dense<[1, 4]> : tensor<2xui4>]'
// RUN: : @program
// chlo.broadcast_power on ui4, special values
//   A: rank 0
//   m: low + 1
//   E: ui4
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [3,null]

module {
func.func @program(%arg0: tensor<ui4>, %arg1: tensor<2xui4>) -> tensor<2xui4> {
  %0 = chlo.broadcast_power %arg0, %arg1 : (tensor<ui4>, tensor<2xui4>) -> tensor<2xui4>
  return %0 : tensor<2xui4>
}

  func.func @main(%input0: tensor<ui4>, %input1: tensor<2xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui4>, tensor<2xui4>) -> (tensor<2xui4>)
    %v0 = stablehlo.constant dense<[3, 15]> : tensor<2xui4>
    %v1 = stablehlo.constant dense<[3, 0]> : tensor<2xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
