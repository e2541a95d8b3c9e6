// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[262144]> : tensor<1xui64>]'
// RUN: : @program
// chlo.broadcast_and on ui64, exact values
//   A: rank 1
//   m: low + 1
//   E: ui64
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [0,0]

module {
func.func @program(%arg0: tensor<1xui64>) -> tensor<2xui64> {
  %0 = stablehlo.constant dense<[9223372036854775808, 13397555624692860538]> : tensor<2xui64>
  %1 = chlo.broadcast_and %0, %arg0 : (tensor<2xui64>, tensor<1xui64>) -> tensor<2xui64>
  return %1 : tensor<2xui64>
}

  func.func @main(%input0: tensor<1xui64>) {
    %r = func.call @program(%input0) : (tensor<1xui64>) -> (tensor<2xui64>)
    check.expect_eq_const %r, dense<0> : tensor<2xui64>
    func.return
  }
}
