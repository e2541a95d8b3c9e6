// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-3.625], [-1.5]], [[-3.125], [-1.0625]], [[-1.0625], [0.234375]], [[-0.71875], [-1.875]]], [[[7.75], [-2.0]], [[1.5625], [0.453125]], [[2.0], [-3.625]], [[4.5], [-3.125]]], [[[0.65625], [3.25]], [[-1.0625], [-3.375]], [[1.375], [1.9375]], [[-1.3125], [13.5]]], [[[2.5], [0.140625]], [[0.9375], [2.0]], [[-0.65625], [-0.6875]], [[0.71875], [3.0]]], [[[-3.625], [3.5]], [[-13.5], [1.625]], [[-2.875], [-3.25]], [[0.5625], [1.5]]]]> : tensor<5x4x2x1xf8E3M4>]'
// RUN: : @program
// chlo.asin on f8E3M4, special values
//   S: rank 3+
//   S: has 1
//   E: f8E3M4
// legal 0 0: ["nan","nan","nan","nan","nan",0.234375,-0.8125,"nan","nan","nan","nan",0.46875,"nan","nan","nan","nan",0.71875,"nan","nan","nan","nan","nan","nan","nan","nan",0.140625,1.1875,"nan",-0.71875,-0.75,0.8125,"nan","nan","nan","nan","nan","nan","nan",0.59375,"nan"]

module {
func.func @program(%arg0: tensor<5x4x2x1xf8E3M4>) -> tensor<5x4x2x1xf8E3M4> {
  %0 = chlo.asin %arg0 : tensor<5x4x2x1xf8E3M4> -> tensor<5x4x2x1xf8E3M4>
  return %0 : tensor<5x4x2x1xf8E3M4>
}

  func.func @main(%input0: tensor<5x4x2x1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<5x4x2x1xf8E3M4>) -> (tensor<5x4x2x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<5x4x2x1xf8E3M4>) -> tensor<5x4x2x1xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0.234375]], [[-0.8125], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0.46875]], [[0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000]]], [[[0.71875], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0.140625]], [[1.1875], [0xFFF0000000000000]], [[-0.71875], [-0.75]], [[0.8125], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000]], [[0.59375], [0xFFF0000000000000]]]]> : tensor<5x4x2x1xf64>
    %v2 = stablehlo.constant dense<[[[[0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0.234375]], [[-0.8125], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0.46875]], [[0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000]]], [[[0.71875], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0.140625]], [[1.1875], [0x7FF0000000000000]], [[-0.71875], [-0.75]], [[0.8125], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000]], [[0.59375], [0x7FF0000000000000]]]]> : tensor<5x4x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x4x2x1xf64>, tensor<5x4x2x1xf64>) -> tensor<5x4x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x4x2x1xf64>, tensor<5x4x2x1xf64>) -> tensor<5x4x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x4x2x1xi1>
    %v6 = stablehlo.constant dense<[[[[true], [true]], [[true], [true]], [[true], [false]], [[false], [true]]], [[[true], [true]], [[true], [false]], [[true], [true]], [[true], [true]]], [[[false], [true]], [[true], [true]], [[true], [true]], [[true], [true]]], [[[true], [false]], [[false], [true]], [[false], [false]], [[false], [true]]], [[[true], [true]], [[true], [true]], [[true], [true]], [[false], [true]]]]> : tensor<5x4x2x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x4x2x1xf64>, tensor<5x4x2x1xf64>) -> tensor<5x4x2x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x4x2x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x4x2x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<5x4x2x1xi1>
    func.return
  }
}
