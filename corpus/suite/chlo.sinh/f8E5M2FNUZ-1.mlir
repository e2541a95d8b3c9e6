// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0]> : tensor<1xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.sinh on f8E5M2FNUZ, special values
//   S: rank 1
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1xf8E5M2FNUZ>) -> tensor<1xf8E5M2FNUZ> {
  %0 = chlo.sinh %arg0 : tensor<1xf8E5M2FNUZ> -> tensor<1xf8E5M2FNUZ>
  return %0 : tensor<1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
