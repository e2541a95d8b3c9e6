// RUN: stablehlo-translate --interpret %s --args='[dense<[0.5, -1.0]> : tensor<2xf6E3M2FN>, dense<[0.0, 0.25, 0.25, 0.25]> : tensor<4xf6E3M2FN>]'
// RUN: : @program
// stablehlo.select_and_scatter on f6E3M2FN, exact values
//   S: rank 1
//   E: f6E3M2FN
//   F: f6E3M2FN
//   window_strides: low
//   padding: positive
//   padding: near 2
//   padding: near 2 + 1
// legal 0 0: [0.0,0.25]

module {
func.func @program(%arg0: tensor<2xf6E3M2FN>, %arg1: tensor<4xf6E3M2FN>) -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.constant dense<-28.0> : tensor<f6E3M2FN>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 4>, padding = dense<[[3, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<f6E3M2FN>, %3: tensor<f6E3M2FN>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.xor %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<f6E3M2FN>, %7: tensor<f6E3M2FN>):
    %8 = stablehlo.maximum %6, %7 : tensor<f6E3M2FN>
    stablehlo.return %8 : tensor<f6E3M2FN>
  }) : (tensor<2xf6E3M2FN>, tensor<4xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<2xf6E3M2FN>
  return %1 : tensor<2xf6E3M2FN>
}

  func.func @main(%input0: tensor<2xf6E3M2FN>, %input1: tensor<4xf6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf6E3M2FN>, tensor<4xf6E3M2FN>) -> (tensor<2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E3M2FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[0, 4598175219545276416]> : tensor<2xi64>
    func.return
  }
}
