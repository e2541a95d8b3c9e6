// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.6713867, 1.2958984, -1.1445312, 6.1171875, 0.0], [0xFE00, -5.9604645e-08, -65504.0, 0.0, -1.1074219], [-0.47460938, 7.4335938, -0.5888672, 0xFC00, -0.0]]> : tensor<3x5xf16>, dense<65504.0> : tensor<f16>]'
// RUN: : @program
// chlo.broadcast_subtract on f16, special values
//   A: rank 2
//   m: low
//   E: f16
//   broadcast_dimensions: absent
// legal 0 0: [-65504.0,-65504.0,-65504.0,-65504.0,-65504.0,"nan",-65504.0,"-inf",-65504.0,-65504.0,-65504.0,-65504.0,-65504.0,"-inf",-65504.0]

module {
func.func @program(%arg0: tensor<3x5xf16>, %arg1: tensor<f16>) -> tensor<3x5xf16> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<3x5xf16>, tensor<f16>) -> tensor<3x5xf16>
  return %0 : tensor<3x5xf16>
}

  func.func @main(%input0: tensor<3x5xf16>, %input1: tensor<f16>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x5xf16>, tensor<f16>) -> (tensor<3x5xf16>)
    %v0 = stablehlo.convert %r : (tensor<3x5xf16>) -> tensor<3x5xf64>
    %v1 = stablehlo.constant dense<[[-65504.0, -65504.0, -65504.0, -65504.0, -65504.0], [0xFFF0000000000000, -65504.0, 0xFFF0000000000000, -65504.0, -65504.0], [-65504.0, -65504.0, -65504.0, 0xFFF0000000000000, -65504.0]]> : tensor<3x5xf64>
    %v2 = stablehlo.constant dense<[[-65504.0, -65504.0, -65504.0, -65504.0, -65504.0], [0x7FF0000000000000, -65504.0, 0x7FF0000000000000, -65504.0, -65504.0], [-65504.0, -65504.0, -65504.0, 0x7FF0000000000000, -65504.0]]> : tensor<3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5xi1>
    %v6 = stablehlo.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false]]> : tensor<3x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x5xi1>
    %v10 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, true, false, false], [false, false, false, true, false]]> : tensor<3x5xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x5xi1>
    check.expect_eq_const %v14, dense<true> : tensor<3x5xi1>
    func.return
  }
}
