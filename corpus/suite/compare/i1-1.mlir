// RUN: stablehlo-translate --interpret %s --args='[dense<[[true], [true]]> : tensor<2x1xi1>, dense<[[false], [true]]> : tensor<2x1xi1>]'
// RUN: : @program
// stablehlo.compare on i1, exact values
//   S: rank 2
//   S: has 1
//   E: i1
//   comparison_direction: LT
//   compare_type: given
//   compare_type: UNSIGNED
// legal 0 0: [false,false]

module {
func.func @program(%arg0: tensor<2x1xi1>, %arg1: tensor<2x1xi1>) -> tensor<2x1xi1> {
  %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
  return %0 : tensor<2x1xi1>
}

  func.func @main(%input0: tensor<2x1xi1>, %input1: tensor<2x1xi1>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xi1>, tensor<2x1xi1>) -> (tensor<2x1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2x1xi1>
    func.return
  }
}
