// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.5, -1.0]> : tensor<2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.ceil on f8E5M2FNUZ, exact values
//   S: rank 1
//   E: f8E5M2FNUZ
// legal 0 0: [[0.0,0.0],-1.0]

module {
func.func @program(%arg0: tensor<2xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.ceil %arg0 : tensor<2xf8E5M2FNUZ>
  return %0 : tensor<2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[0, -4616189618054758400]> : tensor<2xi64>
    func.return
  }
}
