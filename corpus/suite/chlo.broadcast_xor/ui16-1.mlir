// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[32768, 6]> : tensor<2xui16>, dense<[3]> : tensor<1xui16>]'
// RUN: : @program
// chlo.broadcast_xor on ui16, envelope values
//   A: rank 1
//   m: low + 1
//   E: ui16
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [32771,5]

module {
func.func @program(%arg0: tensor<2xui16>, %arg1: tensor<1xui16>) -> tensor<2xui16> {
  %0 = chlo.broadcast_xor %arg0, %arg1 : (tensor<2xui16>, tensor<1xui16>) -> tensor<2xui16>
  return %0 : tensor<2xui16>
}

  func.func @main(%input0: tensor<2xui16>, %input1: tensor<1xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xui16>, tensor<1xui16>) -> (tensor<2xui16>)
    check.expect_eq_const %r, dense<[32771, 5]> : tensor<2xui16>
    func.return
  }
}
