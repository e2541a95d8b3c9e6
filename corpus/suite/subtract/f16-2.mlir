// RUN: stablehlo-translate --interpret %s --args='[dense<[[[3.1328125, -2.984375, -3.6347656, -0.57421875], [3.2304688, 6.365776e-05, -0.81347656, -0.8886719], [10.9921875, 5.5898438, 0.0096588135, -6.2929688]], [[0.7714844, -1.6992188, 4.1523438, 0.52685547], [14.53125, -0.46313477, 8.1796875, -2.0429688], [-2734.0, 0.56689453, 18.578125, 6.34375]], [[-0.49072266, -9.734375, -51.3125, -10.625], [-0.23901367, -134.125, -15.796875, 0.5986328], [7.7929688, 1.890625, -0.2734375, -5716.0]], [[0.1652832, 0.94873047, -5.7578125, -4796.0], [-4.5664062, -1.6660156, 10.2265625, -0.055603027], [5.9765625, -0.54345703, 1.2587891, -0.3725586]]]> : tensor<4x3x4xf16>]'
// RUN: : @program
// stablehlo.subtract on f16, special values
//   S: rank 3+
//   E: f16
// legal 0 0: [-3.1328125,2.984375,4.1328125,1.57421875,-4.23046875,-1.591796875,-0.1865234375,8.5,65504.0,-65504.0,0.32958984375,10.46875,"nan",1.19921875,-7.7890625,0.18212890625,-13.5703125,0.181884765625,-5.453125,2.923828125,2734.0,1.419921875,-17.65625,-6.84375,"inf",16.78125,"inf","nan",0.7392578125,131.25,14.3359375,-1.158203125,-7.79296875,-1.890625,"nan","inf",-0.165283203125,"nan",7.94921875,4796.0,4.1875,4.0546875,-9.4765625,-0.9443359375,-8.8125,0.54345703125,-3.26171875,2.244140625]

module {
func.func @program(%arg0: tensor<4x3x4xf16>) -> tensor<4x3x4xf16> {
  %0 = stablehlo.constant dense<[[[6.097555e-05, -0.0, 0.5, 1.0], [-1.0, -1.5917969, -1.0, 7.6132812], [65504.0, -65504.0, 0.33935547, 4.171875]], [[0x7E00, -0.5, -3.6386719, 0.7089844], [0.96191406, -0.28125, 2.7246094, 0.8803711], [-0.30932617, 1.9873047, 0.92578125, -0.5]], [[0x7C00, 7.0546875, 65504.0, 0x7E00], [0.5, -2.9199219, -1.4580078, -0.55908203], [6.1035156e-05, -5.9604645e-08, 0xFE00, 0x7C00]], [[-0.0, 0xFE00, 2.1914062, -0.42407227], [-0.37963867, 2.390625, 0.74853516, -1.0], [-2.8398438, -6.1035156e-05, -2.0019531, 1.8710938]]]> : tensor<4x3x4xf16>
  %1 = stablehlo.subtract %0, %arg0 : tensor<4x3x4xf16>
  return %1 : tensor<4x3x4xf16>
}

  func.func @main(%input0: tensor<4x3x4xf16>) {
    %r = func.call @program(%input0) : (tensor<4x3x4xf16>) -> (tensor<4x3x4xf16>)
    %v0 = stablehlo.convert %r : (tensor<4x3x4xf16>) -> tensor<4x3x4xf64>
    %v1 = stablehlo.constant dense<[[[-3.1328125, 2.984375, 4.1328125, 1.57421875], [-4.23046875, -1.591796875, -0.1865234375, 8.5], [65504.0, -65504.0, 0.32958984375, 10.46875]], [[0xFFF0000000000000, 1.19921875, -7.7890625, 0.18212890625], [-13.5703125, 0.181884765625, -5.453125, 2.923828125], [2734.0, 1.419921875, -17.65625, -6.84375]], [[0xFFF0000000000000, 16.78125, 0xFFF0000000000000, 0xFFF0000000000000], [0.7392578125, 131.25, 14.3359375, -1.158203125], [-7.79296875, -1.890625, 0xFFF0000000000000, 0xFFF0000000000000]], [[-0.165283203125, 0xFFF0000000000000, 7.94921875, 4796.0], [4.1875, 4.0546875, -9.4765625, -0.9443359375], [-8.8125, 0.54345703125, -3.26171875, 2.244140625]]]> : tensor<4x3x4xf64>
    %v2 = stablehlo.constant dense<[[[-3.1328125, 2.984375, 4.1328125, 1.57421875], [-4.23046875, -1.591796875, -0.1865234375, 8.5], [65504.0, -65504.0, 0.32958984375, 10.46875]], [[0x7FF0000000000000, 1.19921875, -7.7890625, 0.18212890625], [-13.5703125, 0.181884765625, -5.453125, 2.923828125], [2734.0, 1.419921875, -17.65625, -6.84375]], [[0x7FF0000000000000, 16.78125, 0x7FF0000000000000, 0x7FF0000000000000], [0.7392578125, 131.25, 14.3359375, -1.158203125], [-7.79296875, -1.890625, 0x7FF0000000000000, 0x7FF0000000000000]], [[-0.165283203125, 0x7FF0000000000000, 7.94921875, 4796.0], [4.1875, 4.0546875, -9.4765625, -0.9443359375], [-8.8125, 0.54345703125, -3.26171875, 2.244140625]]]> : tensor<4x3x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x3x4xi1>
    %v6 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[true, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, true], [false, false, false, false], [false, false, true, false]], [[false, true, false, false], [false, false, false, false], [false, false, false, false]]]> : tensor<4x3x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x3x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x3x4xi1>
    %v10 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[true, false, true, false], [false, false, false, false], [false, false, false, true]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]]]> : tensor<4x3x4xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x3x4xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<4x3x4xf64>, tensor<4x3x4xf64>) -> tensor<4x3x4xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<4x3x4xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<4x3x4xi1>
    check.expect_eq_const %v14, dense<true> : tensor<4x3x4xi1>
    func.return
  }
}
