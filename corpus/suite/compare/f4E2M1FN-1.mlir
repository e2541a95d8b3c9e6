// RUN: stablehlo-translate --interpret %s --args='[dense<-0.5> : tensor<f4E2M1FN>]'
// RUN: : @program
// stablehlo.compare on f4E2M1FN, special values
//   S: rank 0
//   E: f4E2M1FN
//   comparison_direction: LT
//   compare_type: absent
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<i1> {
  %0 = stablehlo.constant dense<-1.5> : tensor<f4E2M1FN>
  %1 = stablehlo.compare LT, %0, %arg0 : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<f4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<f4E2M1FN>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
