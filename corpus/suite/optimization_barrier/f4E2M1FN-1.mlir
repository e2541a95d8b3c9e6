// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1.0]], [[0.0]]]]> : tensor<1x2x1x1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.optimization_barrier on f4E2M1FN, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [1.0,0.0]

module {
func.func @program(%arg0: tensor<1x2x1x1xf4E2M1FN>) -> tensor<1x2x1x1xf4E2M1FN> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<1x2x1x1xf4E2M1FN>
  return %0 : tensor<1x2x1x1xf4E2M1FN>
}

  func.func @main(%input0: tensor<1x2x1x1xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<1x2x1x1xf4E2M1FN>) -> (tensor<1x2x1x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1x1xf4E2M1FN>) -> tensor<1x2x1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2x1x1xf64>) -> tensor<1x2x1x1xi64>
    check.expect_eq_const %v1, dense<[[[[4607182418800017408]], [[0]]]]> : tensor<1x2x1x1xi64>
    func.return
  }
}
