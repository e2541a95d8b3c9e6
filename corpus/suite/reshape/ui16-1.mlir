// RUN: stablehlo-translate --interpret %s --args='[dense<32767> : tensor<ui16>]'
// RUN: : @program
// stablehlo.reshape on ui16, special values
//   S: rank 0
//   T: more axes
//   E: ui16
// legal 0 0: [32767]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<1xui16> {
  %0 = stablehlo.reshape %arg0 : (tensor<ui16>) -> tensor<1xui16>
  return %0 : tensor<1xui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<1xui16>)
    check.expect_eq_const %r, dense<32767> : tensor<1xui16>
    func.return
  }
}
