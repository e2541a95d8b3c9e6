// RUN: stablehlo-translate --interpret %s --args='[dense<[65535, 4372, 3061]> : tensor<3xui16>]'
// RUN: : @program
// stablehlo.broadcast on ui16, special values
//   S: rank 1
//   B: rank 1
//   E: ui16
// legal 0 0: [65535,4372,3061,65535,4372,3061]

module {
func.func @program(%arg0: tensor<3xui16>) -> tensor<2x3xui16> {
  %0 = stablehlo.broadcast %arg0, sizes = [2] : (tensor<3xui16>) -> tensor<2x3xui16>
  return %0 : tensor<2x3xui16>
}

  func.func @main(%input0: tensor<3xui16>) {
    %r = func.call @program(%input0) : (tensor<3xui16>) -> (tensor<2x3xui16>)
    check.expect_eq_const %r, dense<[[65535, 4372, 3061], [65535, 4372, 3061]]> : tensor<2x3xui16>
    func.return
  }
}
