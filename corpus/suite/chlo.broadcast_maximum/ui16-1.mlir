// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[65530]> : tensor<1xui16>, dense<[[[0], [65530]], [[5], [32768]]]> : tensor<2x2x1xui16>]'
// RUN: : @program
// chlo.broadcast_maximum on ui16, special values
//   A: rank 1
//   A: has 1
//   E: ui16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   B: 1
//   B: more
// legal 0 0: [65530,65530,65530,65530]

module {
func.func @program(%arg0: tensor<1xui16>, %arg1: tensor<2x2x1xui16>) -> tensor<2x2x1xui16> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<1xui16>, tensor<2x2x1xui16>) -> tensor<2x2x1xui16>
  return %0 : tensor<2x2x1xui16>
}

  func.func @main(%input0: tensor<1xui16>, %input1: tensor<2x2x1xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui16>, tensor<2x2x1xui16>) -> (tensor<2x2x1xui16>)
    check.expect_eq_const %r, dense<65530> : tensor<2x2x1xui16>
    func.return
  }
}
