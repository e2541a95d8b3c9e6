// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<13125636136191602994> : tensor<ui64>, dense<[64, 65, 0, 1]> : tensor<4xui64>]'
// RUN: : @program
// chlo.broadcast_shift_left on ui64, special values
//   A: rank 0
//   m: low + 1
//   E: ui64
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [null,null,13125636136191602994,7804528198673654372]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<4xui64>) -> tensor<4xui64> {
  %0 = chlo.broadcast_shift_left %arg0, %arg1 : (tensor<ui64>, tensor<4xui64>) -> tensor<4xui64>
  return %0 : tensor<4xui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<4xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<4xui64>) -> (tensor<4xui64>)
    %v0 = stablehlo.constant dense<[18446744073709551615, 18446744073709551615, 13125636136191602994, 7804528198673654372]> : tensor<4xui64>
    %v1 = stablehlo.constant dense<[0, 0, 13125636136191602994, 7804528198673654372]> : tensor<4xui64>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4xi1>
    %v5 = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4xi1>
    func.return
  }
}
