// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0xFF, 1.375, -2.25], [0.5, -3.75, -0.013671875], [0x7F, 0.015625, -0.4375], [1.0, -0.875, 0.40625], [-1.125, 0.25, 0.013671875]]> : tensor<5x3xf8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_next_after on f8E4M3FN, special values
//   A: rank 2
//   E: f8E4M3FN
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: ["nan",1.25,-2.0,"nan",1.25,-2.0,"nan",1.25,-2.0,0.46875,-3.5,-0.01171875,0.46875,-3.5,-0.01171875,0.5625,-3.5,-0.015625,"nan",0.017578125,-0.40625,"nan",0.017578125,-0.40625,"nan",0.017578125,-0.46875,0.9375,-0.9375,0.375,1.125,-0.8125,0.4375,1.125,-0.8125,0.4375,-1.0,"nan",0.013671875,-1.0,0.234375,0.01171875,-1.0,0.28125,0.01171875]

module {
func.func @program(%arg0: tensor<5x3xf8E4M3FN>) -> tensor<5x3x3xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[[0.6875, 1.0, 0.25], [448.0, 0.40625, -0.28125], [-3.25, -448.0, 1.0]], [[-0.6875, 1.0, 0.5625], [-448.0, 2.0, -0.0], [4.0, -1.0, -1.125]], [[-0.6875, 5.0, 6.5], [0x7F, 448.0, 0.75], [1.25, 1.5, -448.0]], [[0.625, -1.75, -3.75], [1.375, 4.0, 6.5], [3.5, 448.0, 448.0]], [[0.8125, 0x7F, 0.013671875], [0.3125, -0.001953125, -0.015625], [-0.8125, 2.0, -448.0]]]> : tensor<5x3x3xf8E4M3FN>
  %1 = chlo.broadcast_next_after %arg0, %0 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x3xf8E4M3FN>, tensor<5x3x3xf8E4M3FN>) -> tensor<5x3x3xf8E4M3FN>
  return %1 : tensor<5x3x3xf8E4M3FN>
}

  func.func @main(%input0: tensor<5x3xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<5x3xf8E4M3FN>) -> (tensor<5x3x3xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5x3x3xf8E4M3FN>) -> tensor<5x3x3xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, 1.25, -2.0], [0xFFF0000000000000, 1.25, -2.0], [0xFFF0000000000000, 1.25, -2.0]], [[0.46875, -3.5, -0.01171875], [0.46875, -3.5, -0.01171875], [0.5625, -3.5, -0.015625]], [[0xFFF0000000000000, 0.017578125, -0.40625], [0xFFF0000000000000, 0.017578125, -0.40625], [0xFFF0000000000000, 0.017578125, -0.46875]], [[0.9375, -0.9375, 0.375], [1.125, -0.8125, 0.4375], [1.125, -0.8125, 0.4375]], [[-1.0, 0xFFF0000000000000, 0.013671875], [-1.0, 0.234375, 0.01171875], [-1.0, 0.28125, 0.01171875]]]> : tensor<5x3x3xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000, 1.25, -2.0], [0x7FF0000000000000, 1.25, -2.0], [0x7FF0000000000000, 1.25, -2.0]], [[0.46875, -3.5, -0.01171875], [0.46875, -3.5, -0.01171875], [0.5625, -3.5, -0.015625]], [[0x7FF0000000000000, 0.017578125, -0.40625], [0x7FF0000000000000, 0.017578125, -0.40625], [0x7FF0000000000000, 0.017578125, -0.46875]], [[0.9375, -0.9375, 0.375], [1.125, -0.8125, 0.4375], [1.125, -0.8125, 0.4375]], [[-1.0, 0x7FF0000000000000, 0.013671875], [-1.0, 0.234375, 0.01171875], [-1.0, 0.28125, 0.01171875]]]> : tensor<5x3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x3x3xi1>
    %v6 = stablehlo.constant dense<[[[true, false, false], [true, false, false], [true, false, false]], [[false, false, false], [false, false, false], [false, false, false]], [[true, false, false], [true, false, false], [true, false, false]], [[false, false, false], [false, false, false], [false, false, false]], [[false, true, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x3x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x3x3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<5x3x3xi1>
    func.return
  }
}
