// RUN: stablehlo-translate --interpret %s --args='[dense<-0.0> : tensor<f16>, dense<0.0> : tensor<f16>]'
// RUN: : @program
// stablehlo.compare on f16, exact values
//   S: rank 0
//   E: f16
//   comparison_direction: LT
//   compare_type: absent
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %arg0, %arg1 : (tensor<f16>, tensor<f16>) -> tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<f16>, %input1: tensor<f16>) {
    %r = func.call @program(%input0, %input1) : (tensor<f16>, tensor<f16>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
