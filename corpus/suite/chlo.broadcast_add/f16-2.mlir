// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-4.5078125]]> : tensor<1x1xf16>]'
// RUN: : @program
// chlo.broadcast_add on f16, special values
//   A: rank 2
//   E: f16
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [-65504.0,-2.6015625,-4.5078125,-4.046875,"-inf",-4.96484375,-4.5078125,-4.5078125,"nan","-inf",-10.5234375,-4.5078125,-65504.0,2.55859375,-4.5078125,-4.16796875,"inf",-65504.0,2.08203125,-0.74609375]

module {
func.func @program(%arg0: tensor<1x1xf16>) -> tensor<4x5xf16> {
  %0 = stablehlo.constant dense<[[-65504.0, 1.9052734, -6.097555e-05, 0.46264648, 0xFC00], [-0.45581055, 5.9604645e-08, -0.0, 0x7E00, 0xFC00], [-6.015625, 6.097555e-05, -65504.0, 7.0664062, -6.1035156e-05], [0.3395996, 0x7C00, -65504.0, 6.5898438, 3.7617188]]> : tensor<4x5xf16>
  %1 = chlo.broadcast_add %0, %arg0 : (tensor<4x5xf16>, tensor<1x1xf16>) -> tensor<4x5xf16>
  return %1 : tensor<4x5xf16>
}

  func.func @main(%input0: tensor<1x1xf16>) {
    %r = func.call @program(%input0) : (tensor<1x1xf16>) -> (tensor<4x5xf16>)
    %v0 = stablehlo.convert %r : (tensor<4x5xf16>) -> tensor<4x5xf64>
    %v1 = stablehlo.constant dense<[[-65504.0, -2.6015625, -4.5078125, -4.046875, 0xFFF0000000000000], [-4.96484375, -4.5078125, -4.5078125, 0xFFF0000000000000, 0xFFF0000000000000], [-10.5234375, -4.5078125, -65504.0, 2.55859375, -4.5078125], [-4.16796875, 0xFFF0000000000000, -65504.0, 2.08203125, -0.74609375]]> : tensor<4x5xf64>
    %v2 = stablehlo.constant dense<[[-65504.0, -2.6015625, -4.5078125, -4.046875, 0x7FF0000000000000], [-4.96484375, -4.5078125, -4.5078125, 0x7FF0000000000000, 0x7FF0000000000000], [-10.5234375, -4.5078125, -65504.0, 2.55859375, -4.5078125], [-4.16796875, 0x7FF0000000000000, -65504.0, 2.08203125, -0.74609375]]> : tensor<4x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x5xi1>
    %v6 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, true, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<4x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x5xi1>
    %v10 = stablehlo.constant dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false], [false, true, false, false, false]]> : tensor<4x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x5xi1>
    %v15 = stablehlo.constant dense<[[false, false, false, false, true], [false, false, false, false, true], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<4x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x5xi1>
    check.expect_eq_const %v19, dense<true> : tensor<4x5xi1>
    func.return
  }
}
