// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-3.5]], [[2.25]]]> : tensor<2x1x1xf8E4M3B11FNUZ>, dense<[-1.25, -0.8125, 2.25]> : tensor<3xf8E4M3B11FNUZ>, dense<[[0.0008544922], [0.28125]]> : tensor<2x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E4M3B11FNUZ, special values
//   T: tensor
// legal 0 0: [0.0008544921875,0.28125]
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
    check.expect_eq_const %v0, dense<[[0.0008544921875], [0.28125]]> : tensor<2x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf64>
    check.expect_eq_const %v1, dense<[-1.25, -0.8125, 2.25]> : tensor<3xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<2x1x1xf8E4M3B11FNUZ>) -> tensor<2x1x1xf64>
    check.expect_eq_const %v2, dense<[[[-3.5]], [[2.25]]]> : tensor<2x1x1xf64>
    func.return
  }
}
