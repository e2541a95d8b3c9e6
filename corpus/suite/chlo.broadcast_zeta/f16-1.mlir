// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0.5, 0xFE00, -1.0]], [[-6.097555e-05, 0xFE00, -5.2226562]], [[2.3242188, -0.859375, -6.097555e-05]]]> : tensor<3x1x3xf16>]'
// RUN: : @program
// chlo.broadcast_zeta on f16, special values
//   A: rank 3+
//   A: has 1
//   E: f16
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [null,null,null,null,"nan",null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,"nan",null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<3x1x3xf16>) -> tensor<3x5x3xf16> {
  %0 = stablehlo.constant dense<[[[6.1035156e-05], [0x7E00], [5.3710938], [0x7E00], [2.2109375]]]> : tensor<1x5x1xf16>
  %1 = chlo.broadcast_zeta %0, %arg0 : (tensor<1x5x1xf16>, tensor<3x1x3xf16>) -> tensor<3x5x3xf16>
  return %1 : tensor<3x5x3xf16>
}

  func.func @main(%input0: tensor<3x1x3xf16>) {
    %r = func.call @program(%input0) : (tensor<3x1x3xf16>) -> (tensor<3x5x3xf16>)
    %v0 = stablehlo.convert %r : (tensor<3x5x3xf16>) -> tensor<3x5x3xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<3x5x3xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<3x5x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5x3xf64>, tensor<3x5x3xf64>) -> tensor<3x5x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5x3xf64>, tensor<3x5x3xf64>) -> tensor<3x5x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5x3xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3x5x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x5x3xf64>, tensor<3x5x3xf64>) -> tensor<3x5x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x5x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x5x3xi1>
    %v10 = stablehlo.constant dense<[[[true, true, true], [true, false, true], [true, true, true], [true, false, true], [true, true, true]], [[true, true, true], [true, false, true], [true, true, true], [true, false, true], [true, true, true]], [[true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true]]]> : tensor<3x5x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x5x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x5x3xf64>, tensor<3x5x3xf64>) -> tensor<3x5x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x5x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x5x3xi1>
    %v15 = stablehlo.constant dense<[[[true, true, true], [true, false, true], [true, true, true], [true, false, true], [true, true, true]], [[true, true, true], [true, false, true], [true, true, true], [true, false, true], [true, true, true]], [[true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true]]]> : tensor<3x5x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x5x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x5x3xf64>, tensor<3x5x3xf64>) -> tensor<3x5x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x5x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x5x3xi1>
    %v20 = stablehlo.constant dense<[[[true, true, true], [true, false, true], [true, true, true], [true, false, true], [true, true, true]], [[true, true, true], [true, false, true], [true, true, true], [true, false, true], [true, true, true]], [[true, true, true], [true, true, true], [true, true, true], [true, true, true], [true, true, true]]]> : tensor<3x5x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x5x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x5x3xi1>
    func.return
  }
}
