// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<true> : tensor<i1>]'
// RUN: : @program
// stablehlo.dynamic_pad on i1, special values
//   S: rank 0
//   E: i1
//   I: ui16
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<i1>) -> tensor<i1> {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %2 = stablehlo.constant dense<> : tensor<0xui16>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<i1>, tensor<i1>, tensor<0xui16>, tensor<0xui16>, tensor<0xui16>) -> tensor<i1>
  return %3 : tensor<i1>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<i1>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
