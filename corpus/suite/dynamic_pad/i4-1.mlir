// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<i4>, dense<7> : tensor<i4>]'
// RUN: : @program
// stablehlo.dynamic_pad on i4, exact values
//   S: rank 0
//   E: i4
//   I: i4
// legal 0 0: [3]

module {
func.func @program(%arg0: tensor<i4>, %arg1: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.constant dense<> : tensor<0xi4>
  %1 = stablehlo.constant dense<> : tensor<0xi4>
  %2 = stablehlo.constant dense<> : tensor<0xi4>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<i4>, tensor<i4>, tensor<0xi4>, tensor<0xi4>, tensor<0xi4>) -> tensor<i4>
  return %3 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<3> : tensor<i4>
    func.return
  }
}
