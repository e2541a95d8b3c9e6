// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[32768]> : tensor<1xui16>, dense<[[[32767, 1, 3, 65535, 4]]]> : tensor<1x1x5xui16>]'
// RUN: : @program
// chlo.broadcast_or on ui16, special values
//   A: rank 1
//   A: has 1
//   E: ui16
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: 1
//   B: more
// legal 0 0: [65535,32769,32771,65535,32772]

module {
func.func @program(%arg0: tensor<1xui16>, %arg1: tensor<1x1x5xui16>) -> tensor<1x1x5xui16> {
  %0 = chlo.broadcast_or %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<1xui16>, tensor<1x1x5xui16>) -> tensor<1x1x5xui16>
  return %0 : tensor<1x1x5xui16>
}

  func.func @main(%input0: tensor<1xui16>, %input1: tensor<1x1x5xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui16>, tensor<1x1x5xui16>) -> (tensor<1x1x5xui16>)
    check.expect_eq_const %r, dense<[[[65535, 32769, 32771, 65535, 32772]]]> : tensor<1x1x5xui16>
    func.return
  }
}
