// RUN: stablehlo-translate --interpret %s --args='[dense<-1.0> : tensor<f32>]'
// RUN: : @program
// stablehlo.compare on f32, exact values
//   S: rank 0
//   E: f32
//   comparison_direction: LT
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
