// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<1x0xf8E4M3B11FNUZ>, dense<> : tensor<0xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.dot on f8E4M3B11FNUZ, exact values
//   M: rank 1
//   M: has 1
//   N: rank 0
//   k: 0
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   precision_config: absent
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x0xf8E4M3B11FNUZ>, %arg1: tensor<0xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ> {
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<1x0xf8E4M3B11FNUZ>, tensor<0xf8E4M3B11FNUZ>) -> tensor<1xf8E4M3B11FNUZ>
  return %0 : tensor<1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<1x0xf8E4M3B11FNUZ>, %input1: tensor<0xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x0xf8E4M3B11FNUZ>, tensor<0xf8E4M3B11FNUZ>) -> (tensor<1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3B11FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
