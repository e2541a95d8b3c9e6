// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0, 14885, 57991]> : tensor<3xui16>]'
// RUN: : @program
// chlo.constant_like on ui16, exact values
//   S: rank 1
//   E: ui16
//   F: ui16
// legal 0 0: [0,0,0]

module {
func.func @program(%arg0: tensor<3xui16>) -> tensor<3xui16> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0 : ui16}> : (tensor<3xui16>) -> tensor<3xui16>
  return %0 : tensor<3xui16>
}

  func.func @main(%input0: tensor<3xui16>) {
    %r = func.call @program(%input0) : (tensor<3xui16>) -> (tensor<3xui16>)
    check.expect_eq_const %r, dense<0> : tensor<3xui16>
    func.return
  }
}
