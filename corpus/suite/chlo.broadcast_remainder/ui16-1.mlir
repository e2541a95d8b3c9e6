// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[32767, 65503]]> : tensor<1x2xui16>, dense<[1, 6]> : tensor<2xui16>]'
// RUN: : @program
// chlo.broadcast_remainder on ui16, exact values
//   A: rank 2
//   A: has 1
//   m: low + 1
//   E: ui16
//   broadcast_dimensions: given
//   broadcast_dimensions: last
//   B: alternative 1 (otherwise)
// legal 0 0: [0,1]

module {
func.func @program(%arg0: tensor<1x2xui16>, %arg1: tensor<2xui16>) -> tensor<1x2xui16> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<1x2xui16>, tensor<2xui16>) -> tensor<1x2xui16>
  return %0 : tensor<1x2xui16>
}

  func.func @main(%input0: tensor<1x2xui16>, %input1: tensor<2xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xui16>, tensor<2xui16>) -> (tensor<1x2xui16>)
    check.expect_eq_const %r, dense<[[0, 1]]> : tensor<1x2xui16>
    func.return
  }
}
