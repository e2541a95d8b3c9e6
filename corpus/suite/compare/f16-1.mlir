// RUN: stablehlo-translate --interpret %s --args='[dense<-2.0> : tensor<f16>]'
// RUN: : @program
// stablehlo.compare on f16, exact values
//   S: rank 0
//   E: f16
//   comparison_direction: LT
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<i1> {
  %0 = stablehlo.constant dense<-5.0> : tensor<f16>
  %1 = stablehlo.compare LT, %0, %arg0, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
