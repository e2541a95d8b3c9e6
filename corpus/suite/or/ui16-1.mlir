// RUN: stablehlo-translate --interpret %s --args='[dense<[3]> : tensor<1xui16>]'
// RUN: : @program
// stablehlo.or on ui16, exact values
//   S: rank 1
//   S: has 1
//   E: ui16
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<1xui16>) -> tensor<1xui16> {
  %0 = stablehlo.or %arg0, %arg0 : tensor<1xui16>
  return %0 : tensor<1xui16>
}

  func.func @main(%input0: tensor<1xui16>) {
    %r = func.call @program(%input0) : (tensor<1xui16>) -> (tensor<1xui16>)
    check.expect_eq_const %r, dense<3> : tensor<1xui16>
    func.return
  }
}
