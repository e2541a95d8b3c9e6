// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[4, 4611686018427387904]]> : tensor<1x2xui64>, dense<[[[9223372036854775809], [6], [18446744073709551615]]]> : tensor<1x3x1xui64>]'
// RUN: : @program
// chlo.broadcast_power on ui64, special values
//   A: rank 2
//   A: has 1
//   E: ui64
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: 1
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [null,null,4096,null,null,null]

module {
func.func @program(%arg0: tensor<1x2xui64>, %arg1: tensor<1x3x1xui64>) -> tensor<1x3x2xui64> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xui64>, tensor<1x3x1xui64>) -> tensor<1x3x2xui64>
  return %0 : tensor<1x3x2xui64>
}

  func.func @main(%input0: tensor<1x2xui64>, %input1: tensor<1x3x1xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xui64>, tensor<1x3x1xui64>) -> (tensor<1x3x2xui64>)
    %v0 = stablehlo.constant dense<[[[18446744073709551615, 18446744073709551615], [4096, 18446744073709551615], [18446744073709551615, 18446744073709551615]]]> : tensor<1x3x2xui64>
    %v1 = stablehlo.constant dense<[[[0, 0], [4096, 0], [0, 0]]]> : tensor<1x3x2xui64>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<1x3x2xui64>, tensor<1x3x2xui64>) -> tensor<1x3x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<1x3x2xui64>, tensor<1x3x2xui64>) -> tensor<1x3x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x3x2xi1>
    %v5 = stablehlo.constant dense<[[[true, true], [false, true], [true, true]]]> : tensor<1x3x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x3x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x3x2xi1>
    func.return
  }
}
