// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[65535]> : tensor<1xui16>, dense<15> : tensor<ui16>]'
// RUN: : @program
// chlo.broadcast_shift_left on ui16, special values
//   A: rank 1
//   A: has 1
//   m: low
//   E: ui16
//   broadcast_dimensions: absent
// legal 0 0: [32768]

module {
func.func @program(%arg0: tensor<1xui16>, %arg1: tensor<ui16>) -> tensor<1xui16> {
  %0 = chlo.broadcast_shift_left %arg0, %arg1 : (tensor<1xui16>, tensor<ui16>) -> tensor<1xui16>
  return %0 : tensor<1xui16>
}

  func.func @main(%input0: tensor<1xui16>, %input1: tensor<ui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui16>, tensor<ui16>) -> (tensor<1xui16>)
    check.expect_eq_const %r, dense<32768> : tensor<1xui16>
    func.return
  }
}
