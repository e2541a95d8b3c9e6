// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 2, 1]> : tensor<3xui2>, dense<[3, 0, 1]> : tensor<3xui2>]'
// RUN: : @program
// stablehlo.shift_right_logical on ui2, special values
//   S: rank 1
//   E: ui2
// legal 0 0: [null,2,0]

module {
func.func @program(%arg0: tensor<3xui2>, %arg1: tensor<3xui2>) -> tensor<3xui2> {
  %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3xui2>
  return %0 : tensor<3xui2>
}

  func.func @main(%input0: tensor<3xui2>, %input1: tensor<3xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xui2>, tensor<3xui2>) -> (tensor<3xui2>)
    %v0 = stablehlo.constant dense<[3, 2, 0]> : tensor<3xui2>
    %v1 = stablehlo.constant dense<[0, 2, 0]> : tensor<3xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<3xui2>, tensor<3xui2>) -> tensor<3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<3xui2>, tensor<3xui2>) -> tensor<3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3xi1>
    %v5 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3xi1>
    func.return
  }
}
