// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.0, 0.0, 0.0], [0.0, -4.0, -1.0], [0.0, 0.0, 4.0]]> : tensor<3x3xbf16>, dense<[[[4.0, 0.0, 0.0], [1.5, 0.0, 3.5], [0.0, 3.5, 0.0], [0.0, 0.5, 0.0]], [[0.0, 3.0, 0.0], [-1.0, -2.0, -4.0], [0.0, 0.0, 0.0], [0.0, 0.0, -3.0]], [[0.0, 1.0, 0.0], [-0.5, 2.0, 0.5], [-0.5, 0.0, 4.0], [-2.0, 0.0, 0.0]]]> : tensor<3x4x3xbf16>]'
// RUN: : @program
// chlo.broadcast_power on bf16, exact values
//   A: rank 2
//   E: bf16
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [0.0,[0.99609375,1.0],[0.99609375,1.0],0.0,[0.99609375,1.0],0.0,[0.99609375,1.0],0.0,[0.99609375,1.0],[0.99609375,1.0],0.0,[0.99609375,1.0],[0.99609375,1.0],[-64.0,-63.75],[0.99609375,1.0],"inf",[0.062255859375,0.0625],[0.99609375,1.0],[0.99609375,1.0],[0.99609375,1.0],[0.99609375,1.0],[0.99609375,1.0],[0.99609375,1.0],[-1.0,-0.99609375],[0.99609375,1.0],0.0,[0.99609375,1.0],"inf",0.0,[1.9921875,2.0],"inf",[0.99609375,1.0],[255.0,256.0],"inf",[0.99609375,1.0],[0.99609375,1.0]]

module {
func.func @program(%arg0: tensor<3x3xbf16>, %arg1: tensor<3x4x3xbf16>) -> tensor<3x4x3xbf16> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x3xbf16>, tensor<3x4x3xbf16>) -> tensor<3x4x3xbf16>
  return %0 : tensor<3x4x3xbf16>
}

  func.func @main(%input0: tensor<3x3xbf16>, %input1: tensor<3x4x3xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x3xbf16>, tensor<3x4x3xbf16>) -> (tensor<3x4x3xbf16>)
    %v0 = stablehlo.convert %r : (tensor<3x4x3xbf16>) -> tensor<3x4x3xf64>
    %v1 = stablehlo.constant dense<[[[0.0, 1.0, 1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 1.0], [1.0, 0.0, 1.0]], [[1.0, -63.75, 1.0], [0xFFF0000000000000, 0.0625, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, -0.99609375]], [[1.0, 0.0, 1.0], [0xFFF0000000000000, 0.0, 2.0], [0xFFF0000000000000, 1.0, 256.0], [0xFFF0000000000000, 1.0, 1.0]]]> : tensor<3x4x3xf64>
    %v2 = stablehlo.constant dense<[[[0.0, 0.99609375, 0.99609375], [0.0, 0.99609375, 0.0], [0.99609375, 0.0, 0.99609375], [0.99609375, 0.0, 0.99609375]], [[0.99609375, -64.0, 0.99609375], [0x7FF0000000000000, 0.062255859375, 0.99609375], [0.99609375, 0.99609375, 0.99609375], [0.99609375, 0.99609375, -1.0]], [[0.99609375, 0.0, 0.99609375], [0x7FF0000000000000, 0.0, 1.9921875], [0x7FF0000000000000, 0.99609375, 255.0], [0x7FF0000000000000, 0.99609375, 0.99609375]]]> : tensor<3x4x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x4x3xf64>, tensor<3x4x3xf64>) -> tensor<3x4x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x4x3xf64>, tensor<3x4x3xf64>) -> tensor<3x4x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x4x3xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x4x3xf64>) -> tensor<3x4x3xi64>
    %v7 = stablehlo.constant dense<[[[0, 4607147234427928576, 4607147234427928576], [0, 4607147234427928576, 0], [4607147234427928576, 0, 4607147234427928576], [4607147234427928576, 0, 4607147234427928576]], [[4607147234427928576, -4589168020290535424, 4607147234427928576], [9218868437227405312, 4589132835918446592, 4607147234427928576], [4607147234427928576, 4607147234427928576, 4607147234427928576], [4607147234427928576, 4607147234427928576, -4616189618054758400]], [[4607147234427928576, 0, 4607147234427928576], [9218868437227405312, 0, 4611650834055299072], [9218868437227405312, 4607147234427928576, 4643176031446892544], [9218868437227405312, 4607147234427928576, 4607147234427928576]]]> : tensor<3x4x3xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x4x3xi64>, tensor<3x4x3xi64>) -> tensor<3x4x3xi1>
    %v9 = stablehlo.constant dense<[[[true, false, false], [true, false, true], [false, true, false], [false, true, false]], [[false, false, false], [false, false, false], [false, false, false], [false, false, false]], [[false, true, false], [false, true, false], [false, false, false], [false, false, false]]]> : tensor<3x4x3xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x4x3xi1>, tensor<3x4x3xi1>
    %v11 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [true, false, false], [false, false, false], [false, false, false]], [[false, false, false], [true, false, false], [true, false, false], [true, false, false]]]> : tensor<3x4x3xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x4x3xf64>
    %v13 = stablehlo.compare EQ, %v0, %v12, FLOAT : (tensor<3x4x3xf64>, tensor<3x4x3xf64>) -> tensor<3x4x3xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<3x4x3xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<3x4x3xi1>
    check.expect_eq_const %v15, dense<true> : tensor<3x4x3xi1>
    func.return
  }
}
