// RUN: stablehlo-translate --interpret %s --args='[dense<[-3.5, -5.0, -2.5, 1.5]> : tensor<4xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.remainder on f8E5M2FNUZ, envelope values
//   S: rank 1
//   E: f8E5M2FNUZ
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<4xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ> {
  %0 = stablehlo.remainder %arg0, %arg0 : tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<4xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<4xf8E5M2FNUZ>) -> (tensor<4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<0> : tensor<4xi64>
    func.return
  }
}
