// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-1.25], [0.5625]]]> : tensor<1x2x1xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.sinh on f8E4M3FNUZ, envelope values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FNUZ
// legal 0 0: [-1.625,[0.5625,0.625]]

module {
func.func @program(%arg0: tensor<1x2x1xf8E4M3FNUZ>) -> tensor<1x2x1xf8E4M3FNUZ> {
  %0 = chlo.sinh %arg0 : tensor<1x2x1xf8E4M3FNUZ> -> tensor<1x2x1xf8E4M3FNUZ>
  return %0 : tensor<1x2x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x2x1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x2x1xf8E4M3FNUZ>) -> (tensor<1x2x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1xf8E4M3FNUZ>) -> tensor<1x2x1xf64>
    %v1 = stablehlo.constant dense<[[[-1.625], [0.625]]]> : tensor<1x2x1xf64>
    %v2 = stablehlo.constant dense<[[[-1.625], [0.5625]]]> : tensor<1x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x1xf64>, tensor<1x2x1xf64>) -> tensor<1x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x2x1xi1>
    func.return
  }
}
