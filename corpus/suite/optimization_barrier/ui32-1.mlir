// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<ui32>, dense<1> : tensor<ui32>]'
// RUN: : @program
// stablehlo.optimization_barrier on ui32, exact values
//   T: tensor
// legal 0 0: [1]
// legal 0 1: [7]

module {
func.func @program(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>) {
  %0, %1 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<ui32>, tensor<ui32>
  return %1, %0 : tensor<ui32>, tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>, %input1: tensor<ui32>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
    check.expect_eq_const %r#0, dense<1> : tensor<ui32>
    check.expect_eq_const %r#1, dense<7> : tensor<ui32>
    func.return
  }
}
