// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.0, 1.0, 0.25, 0xFC, -1.75], [0.375, -4.5776367e-05, -4.0, 0x7E, -3.5], [-0.4375, 1.0, 0.0, -0.0, -0.0]]> : tensor<3x5xf8E5M2>]'
// RUN: : @program
// chlo.broadcast_zeta on f8E5M2, special values
//   A: rank 3+
//   A: has 1
//   E: f8E5M2
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<3x5xf8E5M2>) -> tensor<3x3x5xf8E5M2> {
  %0 = stablehlo.constant dense<[[[5.0, 0xFC, -57344.0, 4.5776367e-05, 6.1035156e-05]], [[4.5776367e-05, 6.0, 0x7C, 0x7E, 0.75]], [[0.5, -0.375, 2.5, 57344.0, 0.5]]]> : tensor<3x1x5xf8E5M2>
  %1 = chlo.broadcast_zeta %0, %arg0 : (tensor<3x1x5xf8E5M2>, tensor<3x5xf8E5M2>) -> tensor<3x3x5xf8E5M2>
  return %1 : tensor<3x3x5xf8E5M2>
}

  func.func @main(%input0: tensor<3x5xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<3x5xf8E5M2>) -> (tensor<3x3x5xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<3x3x5xf8E5M2>) -> tensor<3x3x5xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<3x3x5xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<3x3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> tensor<3x3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> tensor<3x3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3x5xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3x3x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> tensor<3x3x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x3x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x3x5xi1>
    %v10 = stablehlo.constant dense<[[[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, false, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]]]> : tensor<3x3x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> tensor<3x3x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x3x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x3x5xi1>
    %v15 = stablehlo.constant dense<[[[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, false, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]]]> : tensor<3x3x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> tensor<3x3x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x3x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x3x5xi1>
    %v20 = stablehlo.constant dense<[[[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, false, true], [true, true, true, true, true]], [[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]]]> : tensor<3x3x5xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x3x5xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x3x5xi1>
    func.return
  }
}
