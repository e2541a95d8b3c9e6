// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0x80], [1.0], [4.0]]]> : tensor<1x3x1xf8E4M3FNUZ>, dense<[0.0, -0.5, 0.0]> : tensor<3xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_power on f8E4M3FNUZ, exact values
//   A: rank 3+
//   A: has 1
//   m: low + 1
//   E: f8E4M3FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: alternative 1 (otherwise)
// legal 0 0: [1.0,[0.9375,1.0],[0.9375,1.0]]

module {
func.func @program(%arg0: tensor<1x3x1xf8E4M3FNUZ>, %arg1: tensor<3xf8E4M3FNUZ>) -> tensor<1x3x1xf8E4M3FNUZ> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<1x3x1xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<1x3x1xf8E4M3FNUZ>
  return %0 : tensor<1x3x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x3x1xf8E4M3FNUZ>, %input1: tensor<3xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x1xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> (tensor<1x3x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x3x1xf8E4M3FNUZ>) -> tensor<1x3x1xf64>
    %v1 = stablehlo.constant dense<1.0> : tensor<1x3x1xf64>
    %v2 = stablehlo.constant dense<[[[1.0], [0.9375], [0.9375]]]> : tensor<1x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3x1xf64>, tensor<1x3x1xf64>) -> tensor<1x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3x1xf64>, tensor<1x3x1xf64>) -> tensor<1x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x3x1xi1>
    func.return
  }
}
