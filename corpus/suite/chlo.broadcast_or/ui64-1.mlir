// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[12979765443607509138]> : tensor<1xui64>, dense<[6722555556077748188, 9223372036854775808]> : tensor<2xui64>]'
// RUN: : @program
// chlo.broadcast_or on ui64, special values
//   A: rank 1
//   A: has 1
//   m: low + 1
//   E: ui64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [18260816587640520670,12979765443607509138]

module {
func.func @program(%arg0: tensor<1xui64>, %arg1: tensor<2xui64>) -> tensor<2xui64> {
  %0 = chlo.broadcast_or %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<1xui64>, tensor<2xui64>) -> tensor<2xui64>
  return %0 : tensor<2xui64>
}

  func.func @main(%input0: tensor<1xui64>, %input1: tensor<2xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui64>, tensor<2xui64>) -> (tensor<2xui64>)
    check.expect_eq_const %r, dense<[18260816587640520670, 12979765443607509138]> : tensor<2xui64>
    func.return
  }
}
