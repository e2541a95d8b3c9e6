// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, -1.0, -1.0]> : tensor<3xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.abs on f8E4M3B11FNUZ, exact values
//   S: rank 1
//   E: f8E4M3B11FNUZ
// legal 0 0: [[0.0,0.0],1.0,1.0]

module {
func.func @program(%arg0: tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ> {
  %0 = stablehlo.abs %arg0 : tensor<3xf8E4M3B11FNUZ>
  return %0 : tensor<3xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<3xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<3xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[0, 4607182418800017408, 4607182418800017408]> : tensor<3xi64>
    func.return
  }
}
