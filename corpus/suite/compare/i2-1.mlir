// RUN: stablehlo-translate --interpret %s --args='[dense<[-1, -1]> : tensor<2xi2>]'
// RUN: : @program
// stablehlo.compare on i2, exact values
//   S: rank 1
//   E: i2
//   comparison_direction: GT
//   compare_type: absent
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<2xi2>) -> tensor<2xi1> {
  %0 = stablehlo.constant dense<[1, 0]> : tensor<2xi2>
  %1 = stablehlo.compare GT, %arg0, %0 : (tensor<2xi2>, tensor<2xi2>) -> tensor<2xi1>
  return %1 : tensor<2xi1>
}

  func.func @main(%input0: tensor<2xi2>) {
    %r = func.call @program(%input0) : (tensor<2xi2>) -> (tensor<2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2xi1>
    func.return
  }
}
