// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0, 0.0, 0.0]> : tensor<3xf6E3M2FN>]'
// RUN: : @program
// stablehlo.reduce_window on f6E3M2FN, exact values
//   N: low + 1
//   S: rank 1
//   E: f6E3M2FN
//   F: f6E3M2FN
//   window_dimensions: low
//   window_strides: low
//   window_dilations: low + 1
//   padding: negative
//   padding: 0
//   padding: near 1 - 1
//   padding: near 1
// legal 0 0: [1.0,28.0,28.0,0.0,28.0,28.0]
// legal 0 1: [0.0,1.0,1.0,0.0,1.0,1.0]

module {
func.func @program(%arg0: tensor<3xf6E3M2FN>) -> (tensor<6xf6E3M2FN>, tensor<6xf6E3M2FN>) {
  %0 = stablehlo.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf6E3M2FN>
  %1 = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %2 = stablehlo.constant dense<28.0> : tensor<f6E3M2FN>
  %3, %4 = "stablehlo.reduce_window"(%0, %arg0, %1, %2) <{window_dimensions = array<i64: 1>, base_dilations = array<i64: 3>, window_dilations = array<i64: 2>, padding = dense<[[0, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%5: tensor<f6E3M2FN>, %6: tensor<f6E3M2FN>, %7: tensor<f6E3M2FN>, %8: tensor<f6E3M2FN>):
    %9 = stablehlo.multiply %5, %7 : tensor<f6E3M2FN>
    %10 = stablehlo.minimum %6, %8 : tensor<f6E3M2FN>
    stablehlo.return %9, %10 : tensor<f6E3M2FN>, tensor<f6E3M2FN>
  }) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<6xf6E3M2FN>, tensor<6xf6E3M2FN>)
  return %4, %3 : tensor<6xf6E3M2FN>, tensor<6xf6E3M2FN>
}

  func.func @main(%input0: tensor<3xf6E3M2FN>) {
    %r:2 = func.call @program(%input0) : (tensor<3xf6E3M2FN>) -> (tensor<6xf6E3M2FN>, tensor<6xf6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<6xf6E3M2FN>) -> tensor<6xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<6xf64>) -> tensor<6xi64>
    check.expect_eq_const %v1, dense<[4607182418800017408, 4628574517030027264, 4628574517030027264, 0, 4628574517030027264, 4628574517030027264]> : tensor<6xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<6xf6E3M2FN>) -> tensor<6xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<6xf64>) -> tensor<6xi64>
    check.expect_eq_const %v3, dense<[0, 4607182418800017408, 4607182418800017408, 0, 4607182418800017408, 4607182418800017408]> : tensor<6xi64>
    func.return
  }
}
