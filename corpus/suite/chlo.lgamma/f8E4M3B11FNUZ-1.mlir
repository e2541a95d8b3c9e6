// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-2.0], [1.0]], [[1.0], [-0.5]], [[-1.0], [1.0]], [[1.0], [-2.0]]], [[[0.0], [2.0]], [[-2.0], [1.5]], [[-0.5], [0x80]], [[-2.0], [1.5]]], [[[0.5], [1.0]], [[1.5], [-1.5]], [[0.0], [1.0]], [[1.5], [-2.0]]], [[[-1.0], [1.5]], [[-1.5], [0.0]], [[-0.5], [2.0]], [[-0.5], [-2.0]]], [[[-2.0], [-1.0]], [[-1.0], [0.0]], [[1.5], [1.0]], [[-0.5], [2.0]]]]> : tensor<5x4x2x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.lgamma on f8E4M3B11FNUZ, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3B11FNUZ
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<5x4x2x1xf8E4M3B11FNUZ>) -> tensor<5x4x2x1xf8E4M3B11FNUZ> {
  %0 = chlo.lgamma %arg0 : tensor<5x4x2x1xf8E4M3B11FNUZ> -> tensor<5x4x2x1xf8E4M3B11FNUZ>
  return %0 : tensor<5x4x2x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<5x4x2x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<5x4x2x1xf8E4M3B11FNUZ>) -> (tensor<5x4x2x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x4x2x1xf8E4M3B11FNUZ>) -> tensor<5x4x2x1xf64>
    %v1 = stablehlo.constant dense<[[[[30.0], [30.0]], [[30.0], [30.0]], [[30.0], [30.0]], [[30.0], [30.0]]], [[[30.0], [30.0]], [[30.0], [30.0]], [[30.0], [0xFFF0000000000000]], [[30.0], [30.0]]], [[[30.0], [30.0]], [[30.0], [30.0]], [[30.0], [30.0]], [[30.0], [30.0]]], [[[30.0], [30.0]], [[30.0], [30.0]], [[30.0], [30.0]], [[30.0], [30.0]]], [[[30.0], [30.0]], [[30.0], [30.0]], [[30.0], [30.0]], [[30.0], [30.0]]]]> : tensor<5x4x2x1xf64>
    %v2 = stablehlo.constant dense<[[[[-30.0], [-30.0]], [[-30.0], [-30.0]], [[-30.0], [-30.0]], [[-30.0], [-30.0]]], [[[-30.0], [-30.0]], [[-30.0], [-30.0]], [[-30.0], [0x7FF0000000000000]], [[-30.0], [-30.0]]], [[[-30.0], [-30.0]], [[-30.0], [-30.0]], [[-30.0], [-30.0]], [[-30.0], [-30.0]]], [[[-30.0], [-30.0]], [[-30.0], [-30.0]], [[-30.0], [-30.0]], [[-30.0], [-30.0]]], [[[-30.0], [-30.0]], [[-30.0], [-30.0]], [[-30.0], [-30.0]], [[-30.0], [-30.0]]]]> : tensor<5x4x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x4x2x1xf64>, tensor<5x4x2x1xf64>) -> tensor<5x4x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x4x2x1xf64>, tensor<5x4x2x1xf64>) -> tensor<5x4x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x4x2x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<5x4x2x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x4x2x1xf64>, tensor<5x4x2x1xf64>) -> tensor<5x4x2x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x4x2x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x4x2x1xi1>
    %v10 = stablehlo.constant dense<[[[[true], [true]], [[true], [true]], [[true], [true]], [[true], [true]]], [[[true], [true]], [[true], [true]], [[true], [false]], [[true], [true]]], [[[true], [true]], [[true], [true]], [[true], [true]], [[true], [true]]], [[[true], [true]], [[true], [true]], [[true], [true]], [[true], [true]]], [[[true], [true]], [[true], [true]], [[true], [true]], [[true], [true]]]]> : tensor<5x4x2x1xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<5x4x2x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<5x4x2x1xi1>
    func.return
  }
}
