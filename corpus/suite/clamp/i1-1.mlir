// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>, dense<[false, true]> : tensor<2xi1>, dense<true> : tensor<i1>]'
// RUN: : @program
// stablehlo.clamp on i1, envelope values
//   S: rank 1
//   E: i1
//   L: alternative 1
//   H: alternative 1
// legal 0 0: [false,true]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<2xi1>, %arg2: tensor<i1>) -> tensor<2xi1> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 : (tensor<i1>, tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<2xi1>, %input2: tensor<i1>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<2xi1>, tensor<i1>) -> (tensor<2xi1>)
    check.expect_eq_const %r, dense<[false, true]> : tensor<2xi1>
    func.return
  }
}
