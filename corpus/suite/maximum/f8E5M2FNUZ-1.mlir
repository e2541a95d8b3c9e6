// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, -0.5], [-0.5, 0.0], [0.0, 0.0]]> : tensor<3x2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.maximum on f8E5M2FNUZ, exact values
//   S: rank 2
//   E: f8E5M2FNUZ
// legal 0 0: [[0.0,0.0],-0.5,-0.5,[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ> {
  %0 = stablehlo.maximum %arg0, %arg0 : tensor<3x2xf8E5M2FNUZ>
  return %0 : tensor<3x2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<3x2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<3x2xf8E5M2FNUZ>) -> (tensor<3x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x2xf64>) -> tensor<3x2xi64>
    check.expect_eq_const %v1, dense<[[0, -4620693217682128896], [-4620693217682128896, 0], [0, 0]]> : tensor<3x2xi64>
    func.return
  }
}
