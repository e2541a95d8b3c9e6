// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, -0.5]]> : tensor<1x2xf4E2M1FN>, dense<[[-0.5], [0.5]]> : tensor<2x1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.select_and_scatter on f4E2M1FN, exact values
//   S: rank 2
//   S: has 1
//   E: f4E2M1FN
//   F: f4E2M1FN
//   window_dimensions: low
//   window_dimensions: low + 1
//   window_strides: low + 1
//   padding: 0
//   padding: positive
//   padding: near 1
//   padding: near 1 + 1
//   padding: near 2
//   padding: near 2 + 1
// legal 0 0: [0.5,-6.0]

module {
func.func @program(%arg0: tensor<1x2xf4E2M1FN>, %arg1: tensor<2x1xf4E2M1FN>) -> tensor<1x2xf4E2M1FN> {
  %0 = stablehlo.constant dense<-6.0> : tensor<f4E2M1FN>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 4>, padding = dense<[[3, 1], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%2: tensor<f4E2M1FN>, %3: tensor<f4E2M1FN>):
    %4 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.add %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<f4E2M1FN>, %7: tensor<f4E2M1FN>):
    %8 = stablehlo.maximum %6, %7 : tensor<f4E2M1FN>
    stablehlo.return %8 : tensor<f4E2M1FN>
  }) : (tensor<1x2xf4E2M1FN>, tensor<2x1xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<1x2xf4E2M1FN>
  return %1 : tensor<1x2xf4E2M1FN>
}

  func.func @main(%input0: tensor<1x2xf4E2M1FN>, %input1: tensor<2x1xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> (tensor<1x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf4E2M1FN>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[0.5, -6.0]]> : tensor<1x2xf64>
    func.return
  }
}
