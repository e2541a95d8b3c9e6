// RUN: stablehlo-translate --interpret %s --args='[dense<3> : tensor<i32>, dense<> : tensor<1x4x4x0xi32>]'
// RUN: : @program
// stablehlo.optimization_barrier on i32, exact values
//   T: tensor
// legal 0 0: []
// legal 0 1: [3]

module {
func.func @program(%arg0: tensor<i32>, %arg1: tensor<1x4x4x0xi32>) -> (tensor<1x4x4x0xi32>, tensor<i32>) {
  %0, %1 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<i32>, tensor<1x4x4x0xi32>
  return %1, %0 : tensor<1x4x4x0xi32>, tensor<i32>
}

  func.func @main(%input0: tensor<i32>, %input1: tensor<1x4x4x0xi32>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<i32>, tensor<1x4x4x0xi32>) -> (tensor<1x4x4x0xi32>, tensor<i32>)
    check.expect_eq_const %r#1, dense<3> : tensor<i32>
    func.return
  }
}
