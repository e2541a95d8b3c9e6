// RUN: stablehlo-translate --interpret %s --args='[dense<[9223372036854775809, 12524296809061435205]> : tensor<2xui64>]'
// RUN: : @program
// stablehlo.shift_right_logical on ui64, exact values
//   S: rank 1
//   E: ui64
// legal 0 0: [null,1]

module {
func.func @program(%arg0: tensor<2xui64>) -> tensor<2xui64> {
  %0 = stablehlo.constant dense<[64, 63]> : tensor<2xui64>
  %1 = stablehlo.shift_right_logical %arg0, %0 : tensor<2xui64>
  return %1 : tensor<2xui64>
}

  func.func @main(%input0: tensor<2xui64>) {
    %r = func.call @program(%input0) : (tensor<2xui64>) -> (tensor<2xui64>)
    %v0 = stablehlo.constant dense<[18446744073709551615, 1]> : tensor<2xui64>
    %v1 = stablehlo.constant dense<[0, 1]> : tensor<2xui64>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
