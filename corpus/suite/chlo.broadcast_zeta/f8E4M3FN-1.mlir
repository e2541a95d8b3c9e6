// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[448.0, 1.125, -0.3125, -0.001953125]], [[0.0, -1.0, 1.75, 448.0]], [[0.75, 0x7F, -0.5, 0x7F]], [[-6.5, -0.3125, -0.5, -0.015625]]]> : tensor<4x1x4xf8E4M3FN>, dense<[[[0x7F], [-448.0], [0.013671875]]]> : tensor<1x3x1xf8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_zeta on f8E4M3FN, special values
//   A: rank 3+
//   A: has 1
//   E: f8E4M3FN
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"nan",null,"nan",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<4x1x4xf8E4M3FN>, %arg1: tensor<1x3x1xf8E4M3FN>) -> tensor<4x3x4xf8E4M3FN> {
  %0 = chlo.broadcast_zeta %arg0, %arg1 : (tensor<4x1x4xf8E4M3FN>, tensor<1x3x1xf8E4M3FN>) -> tensor<4x3x4xf8E4M3FN>
  return %0 : tensor<4x3x4xf8E4M3FN>
}

  func.func @main(%input0: tensor<4x1x4xf8E4M3FN>, %input1: tensor<1x3x1xf8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1x4xf8E4M3FN>, tensor<1x3x1xf8E4M3FN>) -> (tensor<4x3x4xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4x3x4xf8E4M3FN>) -> tensor<4x3x4xf64>
    %v1 = stablehlo.constant dense<[[[448.0, 448.0, 448.0, 448.0], [448.0, 448.0, 448.0, 448.0], [448.0, 448.0, 448.0, 448.0]], [[448.0, 448.0, 448.0, 448.0], [448.0, 448.0, 448.0, 448.0], [448.0, 448.0, 448.0, 448.0]], [[448.0, 0xFFF0000000000000, 448.0, 0xFFF0000000000000], [448.0, 448.0, 448.0, 448.0], [448.0, 448.0, 448.0, 448.0]], [[448.0, 448.0, 448.0, 448.0], [448.0, 448.0, 448.0, 448.0], [448.0, 448.0, 448.0, 448.0]]]> : tensor<4x3x4xf64>
    %v2 = stablehlo.constant dense<[[[-448.0, -448.0, -448.0, -448.0], [-448.0, -448.0, -448.0, -448.0], [-448.0, -448.0, -448.0, -448.0]], [[-448.0, -448.0, -448.0, -448.0], [-448.0, -448.0, -448.0, -448.0], [-448.0, -448.0, -448.0, -448.0]], [[-448.0, 0x7FF0000000000000, -448.0, 0x7FF0000000000000], [-448.0, -448.0, -448.0, -448.0], [-448.0, -448.0, -448.0, -448.0]], [[-448.0, -448.0, -448.0, -448.0], [-448.0, -448.0, -448.0, -448.0], [-448.0, -448.0, -448.0, -448.0]]]> : tensor<4x3x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x3x4xi1>
    %v6 = stablehlo.constant dense<true> : tensor<4x3x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x3x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x3x4xi1>
    %v10 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]], [[true, false, true, false], [true, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true], [true, true, true, true]]]> : tensor<4x3x4xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<4x3x4xi1>
    check.expect_eq_const %v11, dense<true> : tensor<4x3x4xi1>
    func.return
  }
}
