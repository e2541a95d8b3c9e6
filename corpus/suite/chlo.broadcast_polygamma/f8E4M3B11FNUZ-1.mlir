// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-0.00012207031, 0.5625, 5.0, 0.8125], [-0.625, 0.6875, 0.0008544922, -0.5], [0x80, 0.8125, 2.0, -0.75]]> : tensor<3x4xf8E4M3B11FNUZ>, dense<[[[0x80]], [[-30.0]], [[-0.5]], [[0.375]]]> : tensor<4x1x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_polygamma on f8E4M3B11FNUZ, special values
//   A: rank 2
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: last
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [null,null,null,null,null,null,null,null,"nan",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<3x4xf8E4M3B11FNUZ>, %arg1: tensor<4x1x1xf8E4M3B11FNUZ>) -> tensor<4x3x4xf8E4M3B11FNUZ> {
  %0 = chlo.broadcast_polygamma %arg0, %arg1 {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<4x1x1xf8E4M3B11FNUZ>) -> tensor<4x3x4xf8E4M3B11FNUZ>
  return %0 : tensor<4x3x4xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<3x4xf8E4M3B11FNUZ>, %input1: tensor<4x1x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<4x1x1xf8E4M3B11FNUZ>) -> (tensor<4x3x4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x3x4xf8E4M3B11FNUZ>) -> tensor<4x3x4xf64>
    %v1 = stablehlo.constant dense<[[[30.0, 30.0, 30.0, 30.0], [30.0, 30.0, 30.0, 30.0], [0xFFF0000000000000, 30.0, 30.0, 30.0]], [[30.0, 30.0, 30.0, 30.0], [30.0, 30.0, 30.0, 30.0], [30.0, 30.0, 30.0, 30.0]], [[30.0, 30.0, 30.0, 30.0], [30.0, 30.0, 30.0, 30.0], [30.0, 30.0, 30.0, 30.0]], [[30.0, 30.0, 30.0, 30.0], [30.0, 30.0, 30.0, 30.0], [30.0, 30.0, 30.0, 30.0]]]> : tensor<4x3x4xf64>
    %v2 = stablehlo.constant dense<[[[-30.0, -30.0, -30.0, -30.0], [-30.0, -30.0, -30.0, -30.0], [0x7FF0000000000000, -30.0, -30.0, -30.0]], [[-30.0, -30.0, -30.0, -30.0], [-30.0, -30.0, -30.0, -30.0], [-30.0, -30.0, -30.0, -30.0]], [[-30.0, -30.0, -30.0, -30.0], [-30.0, -30.0, -30.0, -30.0], [-30.0, -30.0, -30.0, -30.0]], [[-30.0, -30.0, -30.0, -30.0], [-30.0, -30.0, -30.0, -30.0], [-30.0, -30.0, -30.0, -30.0]]]> : tensor<4x3x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x3x4xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4x3x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x3x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x3x4xi1>
    %v10 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true], [false, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<4x3x4xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<4x3x4xi1>
    check.expect_eq_const %v11, dense<true> : tensor<4x3x4xi1>
    func.return
  }
}
