// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[5.9604645e-08, -0.27441406], [-0.7788086, -1.9960938]], [[6.097555e-05, 0.71191406], [0xFC00, 6.8671875]], [[4.0546875, 0x7E00], [3.5214844, -3.0957031]]], [[[1.7431641, 0x7E00], [-0.34448242, 0.72265625]], [[1.0244141, 4.4335938], [0x7C00, -6.1035156e-05]], [[0xFE00, -7.0078125], [-0.0, 3.5996094]]], [[[3.1621094, -0.5205078], [-1.7490234, -1.2041016]], [[0xFE00, 0x7C00], [1.9472656, 0.47216797]], [[-1.0, -0.4404297], [-6.097555e-05, 0.8129883]]], [[[0.4111328, -0.0], [65504.0, -0.2944336]], [[7.640625, -0.3059082], [0.5, 0.35229492]], [[-6.097555e-05, -0.32885742], [0.0, -0.5]]]]> : tensor<4x3x2x2xf16>, dense<[[[[0.2130127, -5196.0, 3.5019531], [-0.88183594, 13.640625, 0.014846802]], [[-3.328125, -0.008842468, 0.44873047], [-3.8203125, -6.625, -0.16784668]], [[-0.19213867, -0.0007915497, 285.25], [-1.1767578, 0.97265625, -1.7255859]]], [[[0.35961914, -0.27246094, 0.061279297], [-5.0273438, -0.24816895, -0.1776123]], [[-291.0, 8.71875, -15.6328125], [5.6015625, 5.6679688, 0.21887207]], [[6.2578125, -16.96875, -2.1796875], [7.296875, -1.0273438, -12.8046875]]]]> : tensor<2x3x2x3xf16>, dense<[[[[16384, 0, 1], [4, 65535, 0], [65535, 3, 65535]], [[0, 4, 3], [2, 65535, 4], [1, 32767, 3]]], [[[0, 2, 0], [0, 2, 0], [1, 65535, 5]], [[0, 0, 65535], [0, 4, 4], [2, 4, 2]]]]> : tensor<2x2x3x3xui16>]'
// RUN: : @program
// chlo.ragged_dot on f16, special values
//   G: rank 1
//   M: rank 1
//   B: rank 3+
//   K: rank 0
//   N: rank 0
//   E: f16
//   F: f64
//   I: ui16
//   lhs_batching_dimensions: unordered
//   rhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: other
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: low (otherwise)
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: [[0.0,1.2696546036750078e-08],0.3713160753250122,0.6735694408416748,0.08757650852203369,[-0.31682896614074707,0.0],-5322.85546875,"nan",-39700.6875,14.199325561523438,"nan",-3.501953125,[-0.0002135335234925151,0.0],226.63330078125,100.244384765625,508.9658203125,-19061664.0,"inf","-inf",16.97772216796875,4.359375,0.21579408645629883,[0.0,0.0],[0.0,0.0009532193653285503],[0.0,0.0],1.0483474731445313,"nan",null,null,-4.7164306640625,-29.37255859375,null,null,"nan",1.1762380599975586,0.07392466068267822,0.05519762635231018,-14.56524658203125,5.27313232421875,-8.786178588867188,-2.1484451293945313,38.923004150390625,-0.0003459453582763672,2.6762332916259766,1.9967966079711914,0.5498349666595459,-0.6393349170684814,0.17794042825698853,-0.10943603515625]

module {
func.func @program(%arg0: tensor<4x3x2x2xf16>, %arg1: tensor<2x3x2x3xf16>, %arg2: tensor<2x2x3x3xui16>) -> tensor<2x2x3x4xf64> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [3, 2, 1], rhs_batching_dimensions = [2, 0, 3], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<4x3x2x2xf16>, tensor<2x3x2x3xf16>, tensor<2x2x3x3xui16>) -> tensor<2x2x3x4xf64>
  return %0 : tensor<2x2x3x4xf64>
}

  func.func @main(%input0: tensor<4x3x2x2xf16>, %input1: tensor<2x3x2x3xf16>, %input2: tensor<2x2x3x3xui16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<4x3x2x2xf16>, tensor<2x3x2x3xf16>, tensor<2x2x3x3xui16>) -> (tensor<2x2x3x4xf64>)
    %v0 = stablehlo.constant dense<[[[[1.2696546036750078e-08, 0.3713160753250122, 0.6735694408416748, 0.08757650852203369], [0.0, -5322.85546875, 0xFFF0000000000000, -39700.6875], [14.199325561523438, 0xFFF0000000000000, -3.501953125, 0.0]], [[226.63330078125, 100.244384765625, 508.9658203125, -19061664.0], [0xFFF0000000000000, 0xFFF0000000000000, 16.97772216796875, 4.359375], [0.21579408645629883, 0.0, 0.0009532193653285503, 0.0]]], [[[1.0483474731445312, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [-4.7164306640625, -29.37255859375, 0x7FF0000000000000, 0x7FF0000000000000], [0xFFF0000000000000, 1.1762380599975586, 0.07392466068267822, 0.05519762635231018]], [[-14.56524658203125, 5.27313232421875, -8.786178588867188, -2.1484451293945312], [38.923004150390625, -0.0003459453582763672, 2.6762332916259766, 1.9967966079711914], [0.5498349666595459, -0.6393349170684814, 0.17794042825698853, -0.10943603515625]]]]> : tensor<2x2x3x4xf64>
    %v1 = stablehlo.constant dense<[[[[0.0, 0.3713160753250122, 0.6735694408416748, 0.08757650852203369], [-0.31682896614074707, -5322.85546875, 0x7FF0000000000000, -39700.6875], [14.199325561523438, 0x7FF0000000000000, -3.501953125, -0.0002135335234925151]], [[226.63330078125, 100.244384765625, 508.9658203125, -19061664.0], [0x7FF0000000000000, 0x7FF0000000000000, 16.97772216796875, 4.359375], [0.21579408645629883, 0.0, 0.0, 0.0]]], [[[1.0483474731445312, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [-4.7164306640625, -29.37255859375, 0xFFF0000000000000, 0xFFF0000000000000], [0x7FF0000000000000, 1.1762380599975586, 0.07392466068267822, 0.05519762635231018]], [[-14.56524658203125, 5.27313232421875, -8.786178588867188, -2.1484451293945312], [38.923004150390625, -0.0003459453582763672, 2.6762332916259766, 1.9967966079711914], [0.5498349666595459, -0.6393349170684814, 0.17794042825698853, -0.10943603515625]]]]> : tensor<2x2x3x4xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>) -> tensor<2x2x3x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>) -> tensor<2x2x3x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2x3x4xi1>
    %v5 = stablehlo.constant dense<[[[[false, false, false, false], [false, false, true, false], [false, true, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]]], [[[false, true, true, true], [false, false, true, true], [true, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]]]]> : tensor<2x2x3x4xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>) -> tensor<2x2x3x4xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<2x2x3x4xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<2x2x3x4xi1>
    %v9 = stablehlo.constant dense<[[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [true, false, false, false], [false, false, false, false]]], [[[false, false, true, true], [false, false, true, true], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]]]]> : tensor<2x2x3x4xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x2x3x4xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>) -> tensor<2x2x3x4xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<2x2x3x4xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<2x2x3x4xi1>
    %v14 = stablehlo.constant dense<[[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, true, false, false], [false, false, false, false]]], [[[false, false, true, true], [false, false, true, true], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]]]]> : tensor<2x2x3x4xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x2x3x4xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<2x2x3x4xf64>, tensor<2x2x3x4xf64>) -> tensor<2x2x3x4xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<2x2x3x4xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<2x2x3x4xi1>
    %v19 = stablehlo.constant dense<[[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]]], [[[false, false, true, true], [false, false, true, true], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false]]]]> : tensor<2x2x3x4xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<2x2x3x4xi1>
    check.expect_eq_const %v20, dense<true> : tensor<2x2x3x4xi1>
    func.return
  }
}
