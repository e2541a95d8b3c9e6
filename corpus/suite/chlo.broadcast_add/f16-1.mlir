// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0xFE00]> : tensor<1xf16>, dense<[[[2.5, 2.5, 3.0]], [[2.0, 3.0, -2.5]], [[-0.5, -3.0, -3.0]]]> : tensor<3x1x3xf16>]'
// RUN: : @program
// chlo.broadcast_add on f16, exact values
//   A: rank 1
//   A: has 1
//   E: f16
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: ["nan","nan","nan","nan","nan","nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<1xf16>, %arg1: tensor<3x1x3xf16>) -> tensor<3x1x3xf16> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<1xf16>, tensor<3x1x3xf16>) -> tensor<3x1x3xf16>
  return %0 : tensor<3x1x3xf16>
}

  func.func @main(%input0: tensor<1xf16>, %input1: tensor<3x1x3xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf16>, tensor<3x1x3xf16>) -> (tensor<3x1x3xf16>)
    %v0 = stablehlo.convert %r : (tensor<3x1x3xf16>) -> tensor<3x1x3xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1x3xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x3xf64>, tensor<3x1x3xf64>) -> tensor<3x1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x3xf64>, tensor<3x1x3xf64>) -> tensor<3x1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x3xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3x1x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1x3xf64>, tensor<3x1x3xf64>) -> tensor<3x1x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x1x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x1x3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3x1x3xi1>
    func.return
  }
}
