// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-2.25, 0.013671875], [0.25, -0.0], [-0.001953125, -1.625]], [[0xFC, 1.625], [-0.28125, -2.0], [0.001953125, 0.625]]]> : tensor<2x3x2xf8E4M3>]'
// RUN: : @program
// chlo.bessel_i1e on f8E4M3, special values
//   S: rank 3+
//   E: f8E4M3
// legal 0 0: [null,null,null,null,null,null,"nan",null,null,null,null,null]

module {
func.func @program(%arg0: tensor<2x3x2xf8E4M3>) -> tensor<2x3x2xf8E4M3> {
  %0 = chlo.bessel_i1e %arg0 : tensor<2x3x2xf8E4M3> -> tensor<2x3x2xf8E4M3>
  return %0 : tensor<2x3x2xf8E4M3>
}

  func.func @main(%input0: tensor<2x3x2xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<2x3x2xf8E4M3>) -> (tensor<2x3x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2x3x2xf8E4M3>) -> tensor<2x3x2xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0xFFF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<2x3x2xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0x7FF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<2x3x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x3x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x3x2xi1>
    %v10 = stablehlo.constant dense<[[[true, true], [true, true], [true, true]], [[false, true], [true, true], [true, true]]]> : tensor<2x3x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x3x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x3x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x3x2xi1>
    %v15 = stablehlo.constant dense<[[[true, true], [true, true], [true, true]], [[false, true], [true, true], [true, true]]]> : tensor<2x3x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x3x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x3x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x3x2xi1>
    %v20 = stablehlo.constant dense<[[[true, true], [true, true], [true, true]], [[false, true], [true, true], [true, true]]]> : tensor<2x3x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x3x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x3x2xi1>
    func.return
  }
}
