// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0.5], [-0.75], [2.0]], [[1.25], [1.25], [-1.75]]], [[[-1.25], [-0.75], [-0.75]], [[1.75], [0.0], [2.0]]], [[[2.0], [-0.5], [-1.25]], [[0.5], [1.0], [-0.5]]], [[[-1.5], [-1.0], [1.25]], [[1.0], [-0.75], [-0.75]]], [[[1.0], [1.0], [-1.0]], [[1.5], [2.0], [0x7FC00000]]]]> : tensor<5x2x3x1xf32>]'
// RUN: : @program
// chlo.polygamma on f32, exact values
//   S: rank 3+
//   S: has 1
//   E: f32
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"nan"]

module {
func.func @program(%arg0: tensor<5x2x3x1xf32>) -> tensor<5x2x3x1xf32> {
  %0 = chlo.polygamma %arg0, %arg0 : tensor<5x2x3x1xf32>, tensor<5x2x3x1xf32> -> tensor<5x2x3x1xf32>
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
