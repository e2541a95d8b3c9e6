// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-3.1894531, -1.4296875, 0.21875], [1.1074219, 0.20898438, -0.18530273], [0.011123657, -0.00015199184, -0.0054397583], [13.0703125, 0.16748047, -11.6328125]], [[2.8085938, -0.24609375, -120.5], [-0.045715332, -0.58496094, -0.0005555153], [0.2088623, 0.3786621, 14.4765625], [0.93847656, -3.0644531, 7.3632812]], [[-0.9213867, 10.359375, -0.0018253326], [-921.5, -0.26538086, -1937.0], [4.9453125, 2.0761719, 0.16772461], [6.5, 0.13586426, -0.3383789]], [[0.49194336, 0.24328613, 0.29418945], [12.2578125, -1.8583984, -0.25048828], [0.15014648, -10.734375, -3.7363281], [0.22692871, -3.9824219, 2.0820312]]]]> : tensor<1x4x4x3xf16>, dense<[[[[2.4863281], [-0.5361328], [-6.1035156e-05]], [[-1.4541016], [-2.4726562], [3.65625]]], [[[-7.5898438], [0xFE00], [5.9604645e-08]], [[65504.0], [2.0683594], [1.5664062]]], [[[0xFE00], [-1.5283203], [0x7E00]], [[3.1660156], [0.35083008], [5.9604645e-08]]], [[[-0.0], [1.0], [-5.9604645e-08]], [[0x7E00], [5.9604645e-08], [-0.51220703]]]]> : tensor<4x2x3x1xf16>, dense<[[2, 4], [4, 7], [3, 3], [0, 4]]> : tensor<4x2xi4>]'
// RUN: : @program
// chlo.ragged_dot on f16, special values
//   G: rank 1
//   M: rank 1
//   B: rank 1
//   K: rank 2
//   K: has 1
//   N: rank 0
//   E: f16
//   F: f32
//   I: i4
//   lhs_batching_dimensions: one
//   rhs_batching_dimensions: one
//   lhs_contracting_dimensions: unordered
//   rhs_contracting_dimensions: ascending
//   rhs_group_dimensions: other
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: low (otherwise)
//   Q: alternative 2
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
//   R: alternative 1 (otherwise)
// legal 0 0: [-7.163537979125977,[2.6413817405700684,2.6413824558258057],[-0.03568822517991066,-0.035688214004039764],[-61.95216369628906,-61.952144622802734],"nan","nan","nan","nan","nan","nan","nan",[20.62676429748535,20.62677001953125],"nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<1x4x4x3xf16>, %arg1: tensor<4x2x3x1xf16>, %arg2: tensor<4x2xi4>) -> tensor<4x4xf32> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3, 0], rhs_contracting_dimensions = [2, 3], lhs_ragged_dimensions = [2], rhs_group_dimensions = [1]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]}> : (tensor<1x4x4x3xf16>, tensor<4x2x3x1xf16>, tensor<4x2xi4>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

  func.func @main(%input0: tensor<1x4x4x3xf16>, %input1: tensor<4x2x3x1xf16>, %input2: tensor<4x2xi4>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x4x4x3xf16>, tensor<4x2x3x1xf16>, tensor<4x2xi4>) -> (tensor<4x4xf32>)
    %v0 = stablehlo.convert %r : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %v1 = stablehlo.constant dense<[[-7.163537979125977, 2.6413824558258057, -0.035688214004039764, -61.952144622802734], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 20.62677001953125], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<4x4xf64>
    %v2 = stablehlo.constant dense<[[-7.163537979125977, 2.6413817405700684, -0.03568822517991066, -61.95216369628906], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 20.62676429748535], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x4xi1>
    %v6 = stablehlo.constant dense<[[false, false, false, false], [true, true, true, true], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x4xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4x4xi1>
    func.return
  }
}
