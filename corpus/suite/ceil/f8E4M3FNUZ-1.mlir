// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.5, -0.0009765625]]]> : tensor<1x1x2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.ceil on f8E4M3FNUZ, special values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FNUZ
// legal 0 0: [1.0,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x1x2xf8E4M3FNUZ>) -> tensor<1x1x2xf8E4M3FNUZ> {
  %0 = stablehlo.ceil %arg0 : tensor<1x1x2xf8E4M3FNUZ>
  return %0 : tensor<1x1x2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x1x2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x1x2xf8E4M3FNUZ>) -> (tensor<1x1x2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x2xf8E4M3FNUZ>) -> tensor<1x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x2xf64>) -> tensor<1x1x2xi64>
    check.expect_eq_const %v1, dense<[[[4607182418800017408, 0]]]> : tensor<1x1x2xi64>
    func.return
  }
}
