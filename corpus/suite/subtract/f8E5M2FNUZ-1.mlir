// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0], [-0.25]]> : tensor<2x1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.subtract on f8E5M2FNUZ, exact values
//   S: rank 2
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [[0.0,0.0],-2.0]

module {
func.func @program(%arg0: tensor<2x1xf8E5M2FNUZ>) -> tensor<2x1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[0.0], [2.0]]> : tensor<2x1xf8E5M2FNUZ>
  %1 = stablehlo.subtract %arg0, %0 : tensor<2x1xf8E5M2FNUZ>
  return %1 : tensor<2x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x1xf8E5M2FNUZ>) -> (tensor<2x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E5M2FNUZ>) -> tensor<2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1xf64>) -> tensor<2x1xi64>
    check.expect_eq_const %v1, dense<[[0], [-4611686018427387904]]> : tensor<2x1xi64>
    func.return
  }
}
