// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-6.0, 2.75], [-240.0, 0.015625], [0.5, 0xFC], [240.0, 0xFC], [2.75, 0.001953125]], [[1.0, -0.001953125], [-0.001953125, -1.0], [-0.001953125, -0.015625], [-240.0, 0.8125], [-0.25, -5.0]], [[0.5625, 1.25], [6.0, 5.0], [-1.75, 0xF8], [0.34375, 0.015625], [-0.3125, 0.375]], [[-1.0, 0x7C], [3.5, 0.013671875], [-0.875, -240.0], [-240.0, 0.001953125], [-1.0, -1.75]]]> : tensor<4x5x2xf8E4M3>]'
// RUN: : @program
// chlo.zeta on f8E4M3, special values
//   S: rank 3+
//   E: f8E4M3
// legal 0 0: [null,null,null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<4x5x2xf8E4M3>) -> tensor<4x5x2xf8E4M3> {
  %0 = stablehlo.constant dense<[[[0.015625, 1.375], [240.0, -1.0], [-0.013671875, 1.375], [1.5, 0xFC], [-5.5, -0.013671875]], [[4.5, -4.5], [0.46875, -240.0], [0.015625, -0.0], [1.5, -0.40625], [-0.5, -6.5]], [[-0.0, 0.015625], [0x7C, -1.0], [0x7C, 0.4375], [6.0, 0.5625], [-1.375, -0.001953125]], [[-0.015625, -7.0], [-0.5, -1.0], [-1.125, 0.013671875], [-1.0, 2.75], [1.625, -1.125]]]> : tensor<4x5x2xf8E4M3>
  %1 = chlo.zeta %arg0, %0 : tensor<4x5x2xf8E4M3>, tensor<4x5x2xf8E4M3> -> tensor<4x5x2xf8E4M3>
  return %1 : tensor<4x5x2xf8E4M3>
}

  func.func @main(%input0: tensor<4x5x2xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<4x5x2xf8E4M3>) -> (tensor<4x5x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<4x5x2xf8E4M3>) -> tensor<4x5x2xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]], [[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<4x5x2xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]], [[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<4x5x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x5x2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4x5x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x5x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x5x2xi1>
    %v10 = stablehlo.constant dense<[[[true, true], [true, true], [true, true], [true, false], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]]]> : tensor<4x5x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x5x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x5x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x5x2xi1>
    %v15 = stablehlo.constant dense<[[[true, true], [true, true], [true, true], [true, false], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]]]> : tensor<4x5x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x5x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x5x2xf64>, tensor<4x5x2xf64>) -> tensor<4x5x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x5x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x5x2xi1>
    %v20 = stablehlo.constant dense<[[[true, true], [true, true], [true, true], [true, false], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true], [true, true], [true, true]]]> : tensor<4x5x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<4x5x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<4x5x2xi1>
    func.return
  }
}
