// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1.0]> : tensor<1xf8E4M3B11FNUZ>, dense<[[[-0.25, -0.5]], [[-0.25, -0.75]], [[0.5, 1.0]]]> : tensor<3x1x2xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E4M3B11FNUZ, exact values
//   A: rank 1
//   A: has 1
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: 1
//   B: more
// legal 0 0: [[1.75,1.875],2.0,[1.75,1.875],2.25,1.125,0.8125]

module {
func.func @program(%arg0: tensor<1xf8E4M3B11FNUZ>, %arg1: tensor<3x1x2xf8E4M3B11FNUZ>) -> tensor<3x1x2xf8E4M3B11FNUZ> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<1xf8E4M3B11FNUZ>, tensor<3x1x2xf8E4M3B11FNUZ>) -> tensor<3x1x2xf8E4M3B11FNUZ>
  return %0 : tensor<3x1x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3B11FNUZ>, %input1: tensor<3x1x2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf8E4M3B11FNUZ>, tensor<3x1x2xf8E4M3B11FNUZ>) -> (tensor<3x1x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x1x2xf8E4M3B11FNUZ>) -> tensor<3x1x2xf64>
    %v1 = stablehlo.constant dense<[[[1.875, 2.0]], [[1.875, 2.25]], [[1.125, 0.8125]]]> : tensor<3x1x2xf64>
    %v2 = stablehlo.constant dense<[[[1.75, 2.0]], [[1.75, 2.25]], [[1.125, 0.8125]]]> : tensor<3x1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x2xf64>, tensor<3x1x2xf64>) -> tensor<3x1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x2xf64>, tensor<3x1x2xf64>) -> tensor<3x1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x1x2xi1>
    func.return
  }
}
