// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-5.6484375, 0.5, -1.0, -0.81152344], [-4.1054688, 0.5, 2.7519531, -0.54345703], [0.5, 1.0, -1.0, -0.0], [0.0, -0.44995117, -0.0, 0x7C00]], [[1.0419922, 1.796875, 2.6308594, -0.47143555], [6.097555e-05, 6.097555e-05, -1.234375, -2.1816406], [0.26660156, -1.0, -2.1777344, -5.9604645e-08], [5.9604645e-08, -5.2382812, 0.5209961, -0.5395508]], [[-0.3293457, -0.30249023, 0x7E00, 0.0], [1.3066406, 0xFC00, 1.0976562, -0.40893555], [-4.4453125, 0xFE00, -6.097555e-05, -7.8554688], [6.6914062, -1.0, -2.9589844, 65504.0]]]> : tensor<3x4x4xf16>]'
// RUN: : @program
// chlo.lgamma on f16, special values
//   S: rank 3+
//   E: f16
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"nan",null,null,null,null,null,null,"nan",null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<3x4x4xf16>) -> tensor<3x4x4xf16> {
  %0 = chlo.lgamma %arg0 : tensor<3x4x4xf16> -> tensor<3x4x4xf16>
  return %0 : tensor<3x4x4xf16>
}

  func.func @main(%input0: tensor<3x4x4xf16>) {
    %r = func.call @program(%input0) : (tensor<3x4x4xf16>) -> (tensor<3x4x4xf16>)
    %v0 = stablehlo.convert %r : (tensor<3x4x4xf16>) -> tensor<3x4x4xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<3x4x4xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<3x4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x4x4xf64>, tensor<3x4x4xf64>) -> tensor<3x4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x4x4xf64>, tensor<3x4x4xf64>) -> tensor<3x4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x4x4xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3x4x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x4x4xf64>, tensor<3x4x4xf64>) -> tensor<3x4x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x4x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x4x4xi1>
    %v10 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, false, true], [true, true, true, true], [true, false, true, true], [true, true, true, true]]]> : tensor<3x4x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x4x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x4x4xf64>, tensor<3x4x4xf64>) -> tensor<3x4x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x4x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x4x4xi1>
    %v15 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, false, true], [true, true, true, true], [true, false, true, true], [true, true, true, true]]]> : tensor<3x4x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x4x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x4x4xf64>, tensor<3x4x4xf64>) -> tensor<3x4x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x4x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x4x4xi1>
    %v20 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, false, true], [true, true, true, true], [true, false, true, true], [true, true, true, true]]]> : tensor<3x4x4xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x4x4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x4x4xi1>
    func.return
  }
}
