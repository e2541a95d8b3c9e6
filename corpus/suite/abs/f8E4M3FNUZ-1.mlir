// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0]]]> : tensor<1x1x1xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.abs on f8E4M3FNUZ, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FNUZ
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x1x1xf8E4M3FNUZ>) -> tensor<1x1x1xf8E4M3FNUZ> {
  %0 = stablehlo.abs %arg0 : tensor<1x1x1xf8E4M3FNUZ>
  return %0 : tensor<1x1x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x1x1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x1x1xf8E4M3FNUZ>) -> (tensor<1x1x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf8E4M3FNUZ>) -> tensor<1x1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x1xf64>) -> tensor<1x1x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x1x1xi64>
    func.return
  }
}
