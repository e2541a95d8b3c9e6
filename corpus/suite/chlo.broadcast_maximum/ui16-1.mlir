// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1024]> : tensor<1xui16>, dense<[[[32767], [65531]], [[7], [8]]]> : tensor<2x2x1xui16>]'
// RUN: : @program
// chlo.broadcast_maximum on ui16, special values
//   A: rank 1
//   A: has 1
//   E: ui16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   B: 1
//   B: more
// legal 0 0: [32767,65531,1024,1024]

module {
func.func @program(%arg0: tensor<1xui16>, %arg1: tensor<2x2x1xui16>) -> tensor<2x2x1xui16> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<1xui16>, tensor<2x2x1xui16>) -> tensor<2x2x1xui16>
  return %0 : tensor<2x2x1xui16>
}

  func.func @main(%input0: tensor<1xui16>, %input1: tensor<2x2x1xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui16>, tensor<2x2x1xui16>) -> (tensor<2x2x1xui16>)
    check.expect_eq_const %r, dense<[[[32767], [65531]], [[1024], [1024]]]> : tensor<2x2x1xui16>
    func.return
  }
}
