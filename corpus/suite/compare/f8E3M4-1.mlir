// RUN: stablehlo-translate --interpret %s --args='[dense<0xF8> : tensor<f8E3M4>, dense<-1.0> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.compare on f8E3M4, exact values
//   S: rank 0
//   E: f8E3M4
//   comparison_direction: GE
//   compare_type: absent
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<i1> {
  %0 = stablehlo.compare GE, %arg0, %arg1 : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
