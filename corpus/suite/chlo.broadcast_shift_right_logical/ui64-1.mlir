// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[9, 9223372036854775808]> : tensor<2xui64>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on ui64, special values
//   A: rank 1
//   m: low + 1
//   E: ui64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: alternative 2 (otherwise)
// legal 0 0: [9,9223372036854775808]

module {
func.func @program(%arg0: tensor<2xui64>) -> tensor<2xui64> {
  %0 = stablehlo.constant dense<[0]> : tensor<1xui64>
  %1 = chlo.broadcast_shift_right_logical %arg0, %0 {broadcast_dimensions = array<i64: 0>} : (tensor<2xui64>, tensor<1xui64>) -> tensor<2xui64>
  return %1 : tensor<2xui64>
}

  func.func @main(%input0: tensor<2xui64>) {
    %r = func.call @program(%input0) : (tensor<2xui64>) -> (tensor<2xui64>)
    check.expect_eq_const %r, dense<[9, 9223372036854775808]> : tensor<2xui64>
    func.return
  }
}
