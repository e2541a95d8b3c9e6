// RUN: stablehlo-translate --interpret %s --args='[dense<[0]> : tensor<1xui16>]'
// RUN: : @program
// stablehlo.popcnt on ui16, envelope values
//   S: rank 1
//   S: has 1
//   E: ui16
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xui16>) -> tensor<1xui16> {
  %0 = stablehlo.popcnt %arg0 : tensor<1xui16>
  return %0 : tensor<1xui16>
}

  func.func @main(%input0: tensor<1xui16>) {
    %r = func.call @program(%input0) : (tensor<1xui16>) -> (tensor<1xui16>)
    check.expect_eq_const %r, dense<0> : tensor<1xui16>
    func.return
  }
}
