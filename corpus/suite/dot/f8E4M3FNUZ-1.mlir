// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, 0.0]]> : tensor<1x2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.dot on f8E4M3FNUZ, exact values
//   M: rank 0
//   N: rank 1
//   k: 1
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   precision_config: given
//   precision_config: HIGHEST
// legal 0 0: [[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[0.25]> : tensor<1xf8E4M3FNUZ>
  %1 = stablehlo.dot %0, %arg0, precision = [HIGHEST, HIGHEST] : (tensor<1xf8E4M3FNUZ>, tensor<1x2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  return %1 : tensor<2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x2xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<2xf64>
    func.return
  }
}
