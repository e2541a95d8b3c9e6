// RUN: stablehlo-translate --interpret %s --args='[dense<[3, 6]> : tensor<2xui16>]'
// RUN: : @program
// stablehlo.power on ui16, envelope values
//   S: rank 1
//   E: ui16
// legal 0 0: [27,46656]

module {
func.func @program(%arg0: tensor<2xui16>) -> tensor<2xui16> {
  %0 = stablehlo.power %arg0, %arg0 : tensor<2xui16>
  return %0 : tensor<2xui16>
}

  func.func @main(%input0: tensor<2xui16>) {
    %r = func.call @program(%input0) : (tensor<2xui16>) -> (tensor<2xui16>)
    check.expect_eq_const %r, dense<[27, 46656]> : tensor<2xui16>
    func.return
  }
}
