// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 1, 3]> : tensor<3xui2>]'
// RUN: : @program
// stablehlo.compare on ui2, exact values
//   S: rank 1
//   E: ui2
//   comparison_direction: EQ
//   compare_type: given
//   compare_type: UNSIGNED
// legal 0 0: [false,true,false]

module {
func.func @program(%arg0: tensor<3xui2>) -> tensor<3xi1> {
  %0 = stablehlo.constant dense<[0, 1, 0]> : tensor<3xui2>
  %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<3xui2>, tensor<3xui2>) -> tensor<3xi1>
  return %1 : tensor<3xi1>
}

  func.func @main(%input0: tensor<3xui2>) {
    %r = func.call @program(%input0) : (tensor<3xui2>) -> (tensor<3xi1>)
    check.expect_eq_const %r, dense<[false, true, false]> : tensor<3xi1>
    func.return
  }
}
