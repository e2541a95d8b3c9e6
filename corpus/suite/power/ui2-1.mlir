// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 0]> : tensor<2xui2>, dense<[0, 0]> : tensor<2xui2>]'
// RUN: : @program
// stablehlo.power on ui2, exact values
//   S: rank 1
//   E: ui2
// legal 0 0: [1,null]

module {
func.func @program(%arg0: tensor<2xui2>, %arg1: tensor<2xui2>) -> tensor<2xui2> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<2xui2>
  return %0 : tensor<2xui2>
}

  func.func @main(%input0: tensor<2xui2>, %input1: tensor<2xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xui2>, tensor<2xui2>) -> (tensor<2xui2>)
    %v0 = stablehlo.constant dense<[1, 3]> : tensor<2xui2>
    %v1 = stablehlo.constant dense<[1, 0]> : tensor<2xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2xui2>, tensor<2xui2>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2xui2>, tensor<2xui2>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
