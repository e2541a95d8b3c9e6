// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[5.9604645e-08, -1.0, 5.9882812, 7.5234375], [6.097555e-05, 7.3242188, 0.76416016, -0.0]], [[-5.6875, 0xFE00, 1.3105469, 0x7E00], [1.1103516, -0.52441406, 2.9199219, 0.7001953]], [[0x7C00, 6.097555e-05, 0.7963867, -3.4121094], [2.8925781, -1.3271484, 65504.0, 0x7E00]], [[0.44970703, 0.26513672, -6.2304688, 6.097555e-05], [-0.5, -1.0, -0.5, -5.9604645e-08]], [[2.9550781, 0.2692871, 6.097555e-05, 0x7E00], [-6.097555e-05, -7.65625, -6.0273438, 0.3293457]]]> : tensor<5x2x4xf16>]'
// RUN: : @program
// chlo.digamma on f16, special values
//   S: rank 3+
//   E: f16
// legal 0 0: [null,null,null,null,null,null,null,null,null,"nan",null,"nan",null,null,null,null,null,null,null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,"nan",null,null,null,null]

module {
func.func @program(%arg0: tensor<5x2x4xf16>) -> tensor<5x2x4xf16> {
  %0 = chlo.digamma %arg0 : tensor<5x2x4xf16> -> tensor<5x2x4xf16>
  return %0 : tensor<5x2x4xf16>
}

  func.func @main(%input0: tensor<5x2x4xf16>) {
    %r = func.call @program(%input0) : (tensor<5x2x4xf16>) -> (tensor<5x2x4xf16>)
    %v0 = stablehlo.convert %r : (tensor<5x2x4xf16>) -> tensor<5x2x4xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<5x2x4xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<5x2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x2x4xi1>
    %v6 = stablehlo.constant dense<true> : tensor<5x2x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x2x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x2x4xi1>
    %v10 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true]], [[true, false, true, false], [true, true, true, true]], [[true, true, true, true], [true, true, true, false]], [[true, true, true, true], [true, true, true, true]], [[true, true, true, false], [true, true, true, true]]]> : tensor<5x2x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x2x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x2x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x2x4xi1>
    %v15 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true]], [[true, false, true, false], [true, true, true, true]], [[true, true, true, true], [true, true, true, false]], [[true, true, true, true], [true, true, true, true]], [[true, true, true, false], [true, true, true, true]]]> : tensor<5x2x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x2x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x2x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x2x4xi1>
    %v20 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true]], [[true, false, true, false], [true, true, true, true]], [[true, true, true, true], [true, true, true, false]], [[true, true, true, true], [true, true, true, true]], [[true, true, true, false], [true, true, true, true]]]> : tensor<5x2x4xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x2x4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x2x4xi1>
    func.return
  }
}
