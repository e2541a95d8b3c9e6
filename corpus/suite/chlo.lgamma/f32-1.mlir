// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0.43419114], [0.5], [-7.1396894]], [[-0.3686325], [0.298604], [3.2207832]]], [[[-0.4249293], [-7.8454857], [-1.2662284]], [[0xFF800000], [-0.41305012], [-2.5949569]]], [[[3.4028235e+38], [-1.1754944e-38], [3.7572327]], [[-1.0], [-0.0], [-1.1754942e-38]]], [[[-3.330319], [-1.0e-45], [0.289297]], [[-1.898945], [-0.0], [-0.43601197]]], [[[0x7F800000], [0.5], [1.1754942e-38]], [[3.86274], [0.27364904], [0x7FC00000]]]]> : tensor<5x2x3x1xf32>]'
// RUN: : @program
// chlo.lgamma on f32, special values
//   S: rank 3+
//   S: has 1
//   E: f32
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"nan"]

module {
func.func @program(%arg0: tensor<5x2x3x1xf32>) -> tensor<5x2x3x1xf32> {
  %0 = chlo.lgamma %arg0 : tensor<5x2x3x1xf32> -> tensor<5x2x3x1xf32>
  return %0 : tensor<5x2x3x1xf32>
}

  func.func @main(%input0: tensor<5x2x3x1xf32>) {
    %r = func.call @program(%input0) : (tensor<5x2x3x1xf32>) -> (tensor<5x2x3x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<5x2x3x1xf32>) -> tensor<5x2x3x1xf64>
    %v1 = stablehlo.constant dense<[[[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000]]]]> : tensor<5x2x3x1xf64>
    %v2 = stablehlo.constant dense<[[[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000]]]]> : tensor<5x2x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x2x3x1xf64>, tensor<5x2x3x1xf64>) -> tensor<5x2x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x2x3x1xf64>, tensor<5x2x3x1xf64>) -> tensor<5x2x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x2x3x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<5x2x3x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x2x3x1xf64>, tensor<5x2x3x1xf64>) -> tensor<5x2x3x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x2x3x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x2x3x1xi1>
    %v10 = stablehlo.constant dense<[[[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [false]]]]> : tensor<5x2x3x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x2x3x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x2x3x1xf64>, tensor<5x2x3x1xf64>) -> tensor<5x2x3x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x2x3x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x2x3x1xi1>
    %v15 = stablehlo.constant dense<[[[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [false]]]]> : tensor<5x2x3x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x2x3x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x2x3x1xf64>, tensor<5x2x3x1xf64>) -> tensor<5x2x3x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x2x3x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x2x3x1xi1>
    %v20 = stablehlo.constant dense<[[[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [true]]], [[[true], [true], [true]], [[true], [true], [false]]]]> : tensor<5x2x3x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x2x3x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x2x3x1xi1>
    func.return
  }
}
