// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-3.5]], [[2.25]]]> : tensor<2x1x1xf8E4M3B11FNUZ>, dense<[-1.25, -0.8125, 2.25]> : tensor<3xf8E4M3B11FNUZ>, dense<[[0.0008544922], [0x80]]> : tensor<2x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E4M3B11FNUZ, special values
//   T: tensor
// legal 0 0: [0.0008544921875,"nan"]
// legal 0 1: [-1.25,-0.8125,2.25]
// legal 0 2: [-3.5,2.25]

module {
func.func @program(%arg0: tensor<2x1x1xf8E4M3B11FNUZ>, %arg1: tensor<3xf8E4M3B11FNUZ>, %arg2: tensor<2x1xf8E4M3B11FNUZ>) -> (tensor<2x1xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>) {
  %0, %1, %2 = stablehlo.optimization_barrier %arg0, %arg1, %arg2 : tensor<2x1x1xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x1xf8E4M3B11FNUZ>
  return %2, %1, %0 : tensor<2x1xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2x1x1xf8E4M3B11FNUZ>, %input1: tensor<3xf8E4M3B11FNUZ>, %input2: tensor<2x1xf8E4M3B11FNUZ>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<2x1x1xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x1xf8E4M3B11FNUZ>) -> (tensor<2x1xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x1xf8E4M3B11FNUZ>) -> tensor<2x1xf64>
    %v1 = stablehlo.constant dense<[[0.0008544921875], [0xFFF0000000000000]]> : tensor<2x1xf64>
    %v2 = stablehlo.constant dense<[[0.0008544921875], [0x7FF0000000000000]]> : tensor<2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1xi1>
    %v6 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2x1xi1>
    %v10 = stablehlo.convert %r#1 : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf64>
    check.expect_eq_const %v10, dense<[-1.25, -0.8125, 2.25]> : tensor<3xf64>
    %v11 = stablehlo.convert %r#2 : (tensor<2x1x1xf8E4M3B11FNUZ>) -> tensor<2x1x1xf64>
    check.expect_eq_const %v11, dense<[[[-3.5]], [[2.25]]]> : tensor<2x1x1xf64>
    func.return
  }
}
