// RUN: stablehlo-translate --interpret %s --args='[dense<[[0, 64], [63, 9223372036854775807]]> : tensor<2x2xui64>]'
// RUN: : @program
// stablehlo.shift_left on ui64, special values
//   S: rank 2
//   E: ui64
// legal 0 0: [1,null,0,null]

module {
func.func @program(%arg0: tensor<2x2xui64>) -> tensor<2x2xui64> {
  %0 = stablehlo.constant dense<[[1, 18446744073709551615], [4611686018427387904, 9223372036854775809]]> : tensor<2x2xui64>
  %1 = stablehlo.shift_left %0, %arg0 : tensor<2x2xui64>
  return %1 : tensor<2x2xui64>
}

  func.func @main(%input0: tensor<2x2xui64>) {
    %r = func.call @program(%input0) : (tensor<2x2xui64>) -> (tensor<2x2xui64>)
    %v0 = stablehlo.constant dense<[[1, 18446744073709551615], [0, 18446744073709551615]]> : tensor<2x2xui64>
    %v1 = stablehlo.constant dense<[[1, 0], [0, 0]]> : tensor<2x2xui64>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x2xui64>, tensor<2x2xui64>) -> tensor<2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x2xui64>, tensor<2x2xui64>) -> tensor<2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2xi1>
    %v5 = stablehlo.constant dense<[[false, true], [false, true]]> : tensor<2x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2xi1>
    func.return
  }
}
