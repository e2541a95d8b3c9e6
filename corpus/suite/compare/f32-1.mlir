// RUN: stablehlo-translate --interpret %s --args='[dense<3.5> : tensor<f32>]'
// RUN: : @program
// stablehlo.compare on f32, exact values
//   S: rank 0
//   E: f32
//   comparison_direction: GE
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GE, %arg0, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
