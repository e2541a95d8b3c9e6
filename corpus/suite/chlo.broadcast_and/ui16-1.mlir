// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<ui16>]'
// RUN: : @program
// chlo.broadcast_and on ui16, exact values
//   A: rank 1
//   m: low
//   E: ui16
//   broadcast_dimensions: absent
// legal 0 0: [0,0]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<2xui16> {
  %0 = stablehlo.constant dense<[1, 8]> : tensor<2xui16>
  %1 = chlo.broadcast_and %0, %arg0 : (tensor<2xui16>, tensor<ui16>) -> tensor<2xui16>
  return %1 : tensor<2xui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<2xui16>)
    check.expect_eq_const %r, dense<0> : tensor<2xui16>
    func.return
  }
}
