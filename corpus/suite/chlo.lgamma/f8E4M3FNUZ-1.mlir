// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[7.5, -0.5], [-2.0, 1.25], [0.25, 0.8125], [-0.0068359375, -0.0078125], [0.25, -0.0068359375]]], [[[0.0068359375, -240.0], [-1.0, 7.5], [-0.75, -0.5], [0.0, 0x80], [1.0, -0.0078125]]], [[[0.0009765625, 0.0078125], [1.125, -1.25], [0.0, -2.25], [-7.5, 0.8125], [-0.34375, -0.0068359375]]]]> : tensor<3x1x5x2xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.lgamma on f8E4M3FNUZ, special values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FNUZ
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<3x1x5x2xf8E4M3FNUZ>) -> tensor<3x1x5x2xf8E4M3FNUZ> {
  %0 = chlo.lgamma %arg0 : tensor<3x1x5x2xf8E4M3FNUZ> -> tensor<3x1x5x2xf8E4M3FNUZ>
  return %0 : tensor<3x1x5x2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<3x1x5x2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<3x1x5x2xf8E4M3FNUZ>) -> (tensor<3x1x5x2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x1x5x2xf8E4M3FNUZ>) -> tensor<3x1x5x2xf64>
    %v1 = stablehlo.constant dense<[[[[240.0, 240.0], [240.0, 240.0], [240.0, 240.0], [240.0, 240.0], [240.0, 240.0]]], [[[240.0, 240.0], [240.0, 240.0], [240.0, 240.0], [240.0, 0xFFF0000000000000], [240.0, 240.0]]], [[[240.0, 240.0], [240.0, 240.0], [240.0, 240.0], [240.0, 240.0], [240.0, 240.0]]]]> : tensor<3x1x5x2xf64>
    %v2 = stablehlo.constant dense<[[[[-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0]]], [[[-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0], [-240.0, 0x7FF0000000000000], [-240.0, -240.0]]], [[[-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0], [-240.0, -240.0]]]]> : tensor<3x1x5x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x5x2xf64>, tensor<3x1x5x2xf64>) -> tensor<3x1x5x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x5x2xf64>, tensor<3x1x5x2xf64>) -> tensor<3x1x5x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x5x2xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3x1x5x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1x5x2xf64>, tensor<3x1x5x2xf64>) -> tensor<3x1x5x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x1x5x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x1x5x2xi1>
    %v10 = stablehlo.constant dense<[[[[true, true], [true, true], [true, true], [true, true], [true, true]]], [[[true, true], [true, true], [true, true], [true, false], [true, true]]], [[[true, true], [true, true], [true, true], [true, true], [true, true]]]]> : tensor<3x1x5x2xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<3x1x5x2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3x1x5x2xi1>
    func.return
  }
}
