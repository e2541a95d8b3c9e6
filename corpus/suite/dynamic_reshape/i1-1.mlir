// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>]'
// RUN: : @program
// stablehlo.dynamic_reshape on i1, exact values
//   S: rank 0
//   T: more axes
//   E: i1
//   I: i2
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<1xi1> {
  %0 = stablehlo.constant dense<[1]> : tensor<1xi2>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<i1>, tensor<1xi2>) -> tensor<1xi1>
  return %1 : tensor<1xi1>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1xi1>
    func.return
  }
}
