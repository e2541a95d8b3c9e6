// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[32768, 65528]> : tensor<2xui16>]'
// RUN: : @program
// chlo.broadcast_subtract on ui16, special values
//   A: rank 1
//   m: low
//   E: ui16
//   broadcast_dimensions: absent
// legal 0 0: [32767,65527]

module {
func.func @program(%arg0: tensor<2xui16>) -> tensor<2xui16> {
  %0 = stablehlo.constant dense<1> : tensor<ui16>
  %1 = chlo.broadcast_subtract %arg0, %0 : (tensor<2xui16>, tensor<ui16>) -> tensor<2xui16>
  return %1 : tensor<2xui16>
}

  func.func @main(%input0: tensor<2xui16>) {
    %r = func.call @program(%input0) : (tensor<2xui16>) -> (tensor<2xui16>)
    check.expect_eq_const %r, dense<[32767, 65527]> : tensor<2xui16>
    func.return
  }
}
