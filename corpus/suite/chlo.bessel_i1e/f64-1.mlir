// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[2.932742758031234, 3.780006575094997], [0.9514692879906875, -0.4291142937882217]], [[-0.0, -1.2550059454923177], [0xFFF8000000000000, 0.5]], [[4.394998618085536, 0xFFF8000000000000], [-2.2250738585072014e-308, 0.7652329217479258]], [[-0.30130488108509923, 5.0e-324], [7.458990229684072, 5.846660900992762]]]> : tensor<4x2x2xf64>]'
// RUN: : @program
// chlo.bessel_i1e on f64, special values
//   S: rank 3+
//   E: f64
// legal 0 0: [null,null,null,null,null,null,"nan",null,null,"nan",null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<4x2x2xf64>) -> tensor<4x2x2xf64> {
  %0 = chlo.bessel_i1e %arg0 : tensor<4x2x2xf64> -> tensor<4x2x2xf64>
  return %0 : tensor<4x2x2xf64>
}

  func.func @main(%input0: tensor<4x2x2xf64>) {
    %r = func.call @program(%input0) : (tensor<4x2x2xf64>) -> (tensor<4x2x2xf64>)
    %v0 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<4x2x2xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<4x2x2xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x2x2xi1>
    %v5 = stablehlo.constant dense<true> : tensor<4x2x2xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<4x2x2xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<4x2x2xi1>
    %v9 = stablehlo.constant dense<[[[true, true], [true, true]], [[true, true], [false, true]], [[true, false], [true, true]], [[true, true], [true, true]]]> : tensor<4x2x2xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x2x2xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<4x2x2xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<4x2x2xi1>
    %v14 = stablehlo.constant dense<[[[true, true], [true, true]], [[true, true], [false, true]], [[true, false], [true, true]], [[true, true], [true, true]]]> : tensor<4x2x2xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x2x2xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> tensor<4x2x2xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<4x2x2xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<4x2x2xi1>
    %v19 = stablehlo.constant dense<[[[true, true], [true, true]], [[true, true], [false, true]], [[true, false], [true, true]], [[true, true], [true, true]]]> : tensor<4x2x2xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<4x2x2xi1>
    check.expect_eq_const %v20, dense<true> : tensor<4x2x2xi1>
    func.return
  }
}
