// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-0.32421875, -9.1835e-41, -0.40234375, 0.0], [0xFFC0, 5.53125, 1.1754944e-38, -1.1663108e-38], [0x7F80, 0xFF80, -9.1835e-41, 2.0625]], [[-0.48828125, -0.0, 0.0, -0.5], [0.0, 7.75, 3.3895314e+38, 1.1754944e-38], [0.26171875, -1.5390625, -1.84375, 0x7F80]]]> : tensor<2x3x4xbf16>]'
// RUN: : @program
// chlo.digamma on bf16, special values
//   S: rank 3+
//   E: bf16
// legal 0 0: [null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<2x3x4xbf16>) -> tensor<2x3x4xbf16> {
  %0 = chlo.digamma %arg0 : tensor<2x3x4xbf16> -> tensor<2x3x4xbf16>
  return %0 : tensor<2x3x4xbf16>
}

  func.func @main(%input0: tensor<2x3x4xbf16>) {
    %r = func.call @program(%input0) : (tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<2x3x4xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<2x3x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x4xi1>
    %v6 = stablehlo.constant dense<true> : tensor<2x3x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x3x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x3x4xi1>
    %v10 = stablehlo.constant dense<[[[true, true, true, true], [false, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<2x3x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x3x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x3x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x3x4xi1>
    %v15 = stablehlo.constant dense<[[[true, true, true, true], [false, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<2x3x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x3x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x3x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x3x4xi1>
    %v20 = stablehlo.constant dense<[[[true, true, true, true], [false, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<2x3x4xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x3x4xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x3x4xi1>
    func.return
  }
}
