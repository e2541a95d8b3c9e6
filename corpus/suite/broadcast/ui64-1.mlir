// RUN: stablehlo-translate --interpret %s --args='[dense<[67108864, 9223372036854775808, 5098076305039304026]> : tensor<3xui64>]'
// RUN: : @program
// stablehlo.broadcast on ui64, exact values
//   S: rank 1
//   B: rank 0
//   E: ui64
// legal 0 0: [67108864,9223372036854775808,5098076305039304026]

module {
func.func @program(%arg0: tensor<3xui64>) -> tensor<3xui64> {
  %0 = stablehlo.broadcast %arg0, sizes = [] : (tensor<3xui64>) -> tensor<3xui64>
  return %0 : tensor<3xui64>
}

  func.func @main(%input0: tensor<3xui64>) {
    %r = func.call @program(%input0) : (tensor<3xui64>) -> (tensor<3xui64>)
    check.expect_eq_const %r, dense<[67108864, 9223372036854775808, 5098076305039304026]> : tensor<3xui64>
    func.return
  }
}
