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
// legal 0 1: [null,null,null,null,null,null]

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
    %v3 = stablehlo.constant dense<0x7FF0000000000000> : tensor<6xf64>
    %v4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<6xf64>
    %v5 = stablehlo.compare GE, %v2, %v4, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %v6 = stablehlo.compare LE, %v2, %v3, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %v7 = stablehlo.and %v5, %v6 : tensor<6xi1>
    %v8 = stablehlo.constant dense<true> : tensor<6xi1>
    %v9 = stablehlo.compare NE, %v2, %v2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %v10 = stablehlo.and %v9, %v8 : tensor<6xi1>
    %v11 = stablehlo.or %v7, %v10 : tensor<6xi1>
    %v12 = stablehlo.constant dense<true> : tensor<6xi1>
    %v13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<6xf64>
    %v14 = stablehlo.compare EQ, %v2, %v13, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %v15 = stablehlo.and %v14, %v12 : tensor<6xi1>
    %v16 = stablehlo.or %v11, %v15 : tensor<6xi1>
    %v17 = stablehlo.constant dense<true> : tensor<6xi1>
    %v18 = stablehlo.constant dense<0xFFF0000000000000> : tensor<6xf64>
    %v19 = stablehlo.compare EQ, %v2, %v18, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %v20 = stablehlo.and %v19, %v17 : tensor<6xi1>
    %v21 = stablehlo.or %v16, %v20 : tensor<6xi1>
    %v22 = stablehlo.constant dense<true> : tensor<6xi1>
    %v23 = stablehlo.or %v21, %v22 : tensor<6xi1>
    check.expect_eq_const %v23, dense<true> : tensor<6xi1>
    func.return
  }
}
