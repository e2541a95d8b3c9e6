// RUN: stablehlo-translate --interpret %s --args='[dense<true> : tensor<i1>, dense<1073741824> : tensor<ui32>]'
// RUN: : @program
// stablehlo.select on i1, special values
//   S: rank 0
//   E: ui32
//   P: alternative 1
//   P: alternative 2
// legal 0 0: [1073741824]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.select %arg0, %arg1, %arg1 : tensor<i1>, tensor<ui32>
  return %0 : tensor<ui32>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i1>, tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<1073741824> : tensor<ui32>
    func.return
  }
}
