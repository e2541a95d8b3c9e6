// RUN: stablehlo-translate --interpret %s --args='[dense<[[2], [7]]> : tensor<2x1xi16>, dense<[[1.25], [1.75]]> : tensor<2x1xf16>]'
// RUN: : @program
// stablehlo.map on i16, exact values
//   N: low + 1
//   S: rank 2
//   S: has 1
//   E: i16
//   E: f16
//   F: f8E4M3FNUZ
// legal 0 0: [[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x1xi16>, %arg1: tensor<2x1xf16>) -> tensor<2x1xf8E4M3FNUZ> {
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%1: tensor<i16>, %2: tensor<f16>):
    %3 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
    %4 = stablehlo.maximum %3, %3 : tensor<f8E4M3FNUZ>
    stablehlo.return %4 : tensor<f8E4M3FNUZ>
  }) : (tensor<2x1xi16>, tensor<2x1xf16>) -> tensor<2x1xf8E4M3FNUZ>
  return %0 : tensor<2x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2x1xi16>, %input1: tensor<2x1xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xi16>, tensor<2x1xf16>) -> (tensor<2x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E4M3FNUZ>) -> tensor<2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1xf64>) -> tensor<2x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2x1xi64>
    func.return
  }
}
