// RUN: stablehlo-translate --interpret %s --args='[dense<9> : tensor<ui32>]'
// RUN: : @program
// stablehlo.optimization_barrier on ui32, exact values
//   T: tensor
//   T: token
// legal 0 0: [9]
// legal 0 1: [9]

module {
func.func @program(%arg0: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>) {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = stablehlo.after_all %0, %0 : !stablehlo.token
  %2 = stablehlo.constant dense<9> : tensor<ui32>
  %3, %4, %5 = stablehlo.optimization_barrier %arg0, %2, %1 : tensor<ui32>, tensor<ui32>, !stablehlo.token
  return %4, %3 : tensor<ui32>, tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r:2 = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
    check.expect_eq_const %r#0, dense<9> : tensor<ui32>
    check.expect_eq_const %r#1, dense<9> : tensor<ui32>
    func.return
  }
}
