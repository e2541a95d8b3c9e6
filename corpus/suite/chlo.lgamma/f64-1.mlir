// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-0.36647164509993496], [0xFFF8000000000000], [-2.225073858507201e-308], [0.9348424276718398]], [[-2.2250738585072014e-308], [0.0], [7.056394563423189], [1.7976931348623157e+308]]], [[[1.5528416235784157], [0.255025312920309], [-3.6341832673007723], [0xFFF0000000000000]], [[-2.225073858507201e-308], [0.5780411415125443], [0x7FF0000000000000], [-0.6402085354769071]]], [[[1.0537730632224132], [0xFFF8000000000000], [5.831407436407742], [5.0e-324]], [[1.102948444145422], [0.0], [0x7FF8000000000000], [0.37744493049978733]]], [[[0.0], [0.6804875928833669], [-2.225073858507201e-308], [-0.7157398139296675]], [[-1.7774011793695923], [0.29745473856114635], [-2.2250738585072014e-308], [0xFFF0000000000000]]]]> : tensor<4x2x4x1xf64>]'
// RUN: : @program
// chlo.lgamma on f64, special values
//   S: rank 3+
//   S: has 1
//   E: f64
// legal 0 0: [null,"nan",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"nan",null,null,null,null,"nan",null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xf64> {
  %0 = chlo.lgamma %arg0 : tensor<4x2x4x1xf64> -> tensor<4x2x4x1xf64>
  return %0 : tensor<4x2x4x1xf64>
}

  func.func @main(%input0: tensor<4x2x4x1xf64>) {
    %r = func.call @program(%input0) : (tensor<4x2x4x1xf64>) -> (tensor<4x2x4x1xf64>)
    %v0 = stablehlo.constant dense<[[[[0x7FF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]]]> : tensor<4x2x4x1xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]]]> : tensor<4x2x4x1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x2x4x1xi1>
    %v5 = stablehlo.constant dense<true> : tensor<4x2x4x1xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<4x2x4x1xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<4x2x4x1xi1>
    %v9 = stablehlo.constant dense<[[[[true], [false], [true], [true]], [[true], [true], [true], [true]]], [[[true], [true], [true], [true]], [[true], [true], [true], [true]]], [[[true], [false], [true], [true]], [[true], [true], [false], [true]]], [[[true], [true], [true], [true]], [[true], [true], [true], [true]]]]> : tensor<4x2x4x1xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x2x4x1xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<4x2x4x1xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<4x2x4x1xi1>
    %v14 = stablehlo.constant dense<[[[[true], [false], [true], [true]], [[true], [true], [true], [true]]], [[[true], [true], [true], [true]], [[true], [true], [true], [true]]], [[[true], [false], [true], [true]], [[true], [true], [false], [true]]], [[[true], [true], [true], [true]], [[true], [true], [true], [true]]]]> : tensor<4x2x4x1xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x2x4x1xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<4x2x4x1xf64>, tensor<4x2x4x1xf64>) -> tensor<4x2x4x1xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<4x2x4x1xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<4x2x4x1xi1>
    %v19 = stablehlo.constant dense<[[[[true], [false], [true], [true]], [[true], [true], [true], [true]]], [[[true], [true], [true], [true]], [[true], [true], [true], [true]]], [[[true], [false], [true], [true]], [[true], [true], [false], [true]]], [[[true], [true], [true], [true]], [[true], [true], [true], [true]]]]> : tensor<4x2x4x1xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<4x2x4x1xi1>
    check.expect_eq_const %v20, dense<true> : tensor<4x2x4x1xi1>
    func.return
  }
}
