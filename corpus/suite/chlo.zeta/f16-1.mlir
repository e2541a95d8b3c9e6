// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-1.0, -1.0, -6.1035156e-05, -6.1035156e-05, 0.30664062], [-0.8496094, 0xFC00, 0x7E00, -6.097555e-05, 3.0]], [[-0.99316406, 0xFE00, -1.0, -1.3652344, -3.03125], [-65504.0, -0.0, -2.9140625, 0.5, -1.6416016]]]> : tensor<2x2x5xf16>, dense<[[[0.82470703, 0.5175781, 65504.0, 6.1035156e-05, -0.36254883], [1.8837891, -65504.0, 0xFE00, 0x7C00, -3.2695312]], [[1.0, -6.1035156e-05, 1.0, 65504.0, -6.9492188], [0.5, -1.9580078, -65504.0, 6.1035156e-05, 1.9316406]]]> : tensor<2x2x5xf16>]'
// RUN: : @program
// chlo.zeta on f16, special values
//   S: rank 3+
//   E: f16
// legal 0 0: [null,null,null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<2x2x5xf16>, %arg1: tensor<2x2x5xf16>) -> tensor<2x2x5xf16> {
  %0 = chlo.zeta %arg0, %arg1 : tensor<2x2x5xf16>, tensor<2x2x5xf16> -> tensor<2x2x5xf16>
  return %0 : tensor<2x2x5xf16>
}

  func.func @main(%input0: tensor<2x2x5xf16>, %input1: tensor<2x2x5xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x5xf16>, tensor<2x2x5xf16>) -> (tensor<2x2x5xf16>)
    %v0 = stablehlo.convert %r : (tensor<2x2x5xf16>) -> tensor<2x2x5xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<2x2x5xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<2x2x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x5xf64>, tensor<2x2x5xf64>) -> tensor<2x2x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x5xf64>, tensor<2x2x5xf64>) -> tensor<2x2x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x5xi1>
    %v6 = stablehlo.constant dense<true> : tensor<2x2x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2x5xf64>, tensor<2x2x5xf64>) -> tensor<2x2x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x2x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x2x5xi1>
    %v10 = stablehlo.constant dense<[[[true, true, true, true, true], [true, true, false, true, true]], [[true, true, true, true, true], [true, true, true, true, true]]]> : tensor<2x2x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x2x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x2x5xf64>, tensor<2x2x5xf64>) -> tensor<2x2x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x2x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x2x5xi1>
    %v15 = stablehlo.constant dense<[[[true, true, true, true, true], [true, true, false, true, true]], [[true, true, true, true, true], [true, true, true, true, true]]]> : tensor<2x2x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x2x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x2x5xf64>, tensor<2x2x5xf64>) -> tensor<2x2x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x2x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x2x5xi1>
    %v20 = stablehlo.constant dense<[[[true, true, true, true, true], [true, true, false, true, true]], [[true, true, true, true, true], [true, true, true, true, true]]]> : tensor<2x2x5xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x2x5xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x2x5xi1>
    func.return
  }
}
