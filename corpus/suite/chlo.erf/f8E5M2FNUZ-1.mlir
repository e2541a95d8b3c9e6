// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.0, 2.0, -2.0, 0.0, -1.0]]> : tensor<1x5xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.erf on f8E5M2FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [[0.0,0.0],1.0,-1.0,[0.0,0.0],-0.875]

module {
func.func @program(%arg0: tensor<1x5xf8E5M2FNUZ>) -> tensor<1x5xf8E5M2FNUZ> {
  %0 = chlo.erf %arg0 : tensor<1x5xf8E5M2FNUZ> -> tensor<1x5xf8E5M2FNUZ>
  return %0 : tensor<1x5xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1x5xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x5xf8E5M2FNUZ>) -> (tensor<1x5xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x5xf8E5M2FNUZ>) -> tensor<1x5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x5xf64>) -> tensor<1x5xi64>
    check.expect_eq_const %v1, dense<[[0, 4607182418800017408, -4616189618054758400, 0, -4617315517961601024]]> : tensor<1x5xi64>
    func.return
  }
}
