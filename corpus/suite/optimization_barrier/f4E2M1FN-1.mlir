// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<5x2x3x0xf4E2M1FN>, dense<[[0.0, 0.0, 0.0, 0.0]]> : tensor<1x4xf4E2M1FN>]'
// RUN: : @program
// stablehlo.optimization_barrier on f4E2M1FN, exact values
//   T: tensor
// legal 0 0: [0.0,0.0,0.0,0.0]
// legal 0 1: []

module {
func.func @program(%arg0: tensor<5x2x3x0xf4E2M1FN>, %arg1: tensor<1x4xf4E2M1FN>) -> (tensor<1x4xf4E2M1FN>, tensor<5x2x3x0xf4E2M1FN>) {
  %0, %1 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<5x2x3x0xf4E2M1FN>, tensor<1x4xf4E2M1FN>
  return %1, %0 : tensor<1x4xf4E2M1FN>, tensor<5x2x3x0xf4E2M1FN>
}

  func.func @main(%input0: tensor<5x2x3x0xf4E2M1FN>, %input1: tensor<1x4xf4E2M1FN>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<5x2x3x0xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> (tensor<1x4xf4E2M1FN>, tensor<5x2x3x0xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x4xf4E2M1FN>) -> tensor<1x4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x4xf64>) -> tensor<1x4xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x4xi64>
    func.return
  }
}
