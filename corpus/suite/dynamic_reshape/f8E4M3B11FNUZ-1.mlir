// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_reshape on f8E4M3B11FNUZ, exact values
//   S: rank 0
//   T: more axes
//   E: f8E4M3B11FNUZ
//   I: i8
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[1]> : tensor<1xi8>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<f8E4M3B11FNUZ>, tensor<1xi8>) -> tensor<1xf8E4M3B11FNUZ>
  return %1 : tensor<1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3B11FNUZ>) -> (tensor<1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
