// RUN: stablehlo-translate --interpret %s --args='[dense<0.125> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.compare on f6E2M3FN, special values
//   S: rank 0
//   E: f6E2M3FN
//   comparison_direction: EQ
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<i1> {
  %0 = stablehlo.constant dense<7.5> : tensor<f6E2M3FN>
  %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
