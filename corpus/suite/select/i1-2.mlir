// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<16> : tensor<ui64>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 0
//   E: ui64
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [16]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.select %arg0, %arg1, %arg1 : tensor<i1>, tensor<ui64>
  return %0 : tensor<ui64>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<ui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<16> : tensor<ui64>
    func.return
  }
}
