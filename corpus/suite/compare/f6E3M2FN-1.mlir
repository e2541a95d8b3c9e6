// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.compare on f6E3M2FN, exact values
//   S: rank 0
//   E: f6E3M2FN
//   comparison_direction: LT
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<i1> {
  %0 = stablehlo.constant dense<0.25> : tensor<f6E3M2FN>
  %1 = stablehlo.compare LT, %0, %arg0 : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
