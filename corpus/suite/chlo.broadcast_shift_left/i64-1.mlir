// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[3]> : tensor<1xi64>, dense<[[1, 63, -1, -1]]> : tensor<1x4xi64>]'
// RUN: : @program
// chlo.broadcast_shift_left on i64, special values
//   A: rank 1
//   A: has 1
//   E: i64
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [6,-9223372036854775808,null,null]

module {
func.func @program(%arg0: tensor<1xi64>, %arg1: tensor<1x4xi64>) -> tensor<1x4xi64> {
  %0 = chlo.broadcast_shift_left %arg0, %arg1 : (tensor<1xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
  return %0 : tensor<1x4xi64>
}

  func.func @main(%input0: tensor<1xi64>, %input1: tensor<1x4xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xi64>, tensor<1x4xi64>) -> (tensor<1x4xi64>)
    %v0 = stablehlo.constant dense<[[6, -9223372036854775808, 9223372036854775807, 9223372036854775807]]> : tensor<1x4xi64>
    %v1 = stablehlo.constant dense<[[6, -9223372036854775808, -9223372036854775808, -9223372036854775808]]> : tensor<1x4xi64>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x4xi1>
    %v5 = stablehlo.constant dense<[[false, false, true, true]]> : tensor<1x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x4xi1>
    func.return
  }
}
