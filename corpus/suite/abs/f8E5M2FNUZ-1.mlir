// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0], [1.0], [0.5], [0.0]]> : tensor<4x1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.abs on f8E5M2FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [1.0,1.0,0.5,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<4x1xf8E5M2FNUZ>) -> tensor<4x1xf8E5M2FNUZ> {
  %0 = stablehlo.abs %arg0 : tensor<4x1xf8E5M2FNUZ>
  return %0 : tensor<4x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<4x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<4x1xf8E5M2FNUZ>) -> (tensor<4x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf8E5M2FNUZ>) -> tensor<4x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    check.expect_eq_const %v1, dense<[[4607182418800017408], [4607182418800017408], [4602678819172646912], [0]]> : tensor<4x1xi64>
    func.return
  }
}
