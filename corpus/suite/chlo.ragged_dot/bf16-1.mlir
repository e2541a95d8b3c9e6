// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0.0006713867, -147456.0, -6225920.0], [2.1347062e+18, 2146304.0, 31457280.0], [-6750208.0, 2850816.0, 2.9831426e-09]]]> : tensor<1x3x3xbf16>, dense<[[[1.7578125, 0xFF80, -1.9453125], [-0.47851562, -1.0, -3.078125], [-0.9609375, 6.875, 0.5]], [[1.1754944e-38, -0.0, 1.0], [-2.890625, -0.28125, 0.0], [-0.83203125, 0x7FC0, -0.0]], [[6.0, 0xFF80, 0.95703125], [-0.953125, 0.98046875, 0.98828125], [-9.1835e-41, -5.4375, 0.0]], [[0.5078125, -9.1835e-41, -2.890625], [5.9375, 0.54296875, 0.84765625], [0.0, -2.078125, 0x7F80]]]> : tensor<4x3x3xbf16>, dense<[4294967295, 2147483647, 4294967295, 4294967295]> : tensor<4xui32>]'
// RUN: : @program
// chlo.ragged_dot on bf16, special values
//   G: rank 1
//   M: rank 2
//   M: has 1
//   B: rank 0
//   K: rank 1
//   N: rank 1
//   E: bf16
//   F: bf16
//   I: ui32
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: first
//   lhs_ragged_dimensions: first
//   n: low (otherwise)
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: ["inf",19267584.0,-4128768.0,"-inf",-1.0223171154131026e+18,-2.0536414300809462e+18,"-inf",378880.0,26083328.0]

module {
func.func @program(%arg0: tensor<1x3x3xbf16>, %arg1: tensor<4x3x3xbf16>, %arg2: tensor<4xui32>) -> tensor<1x3x3xbf16> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<1x3x3xbf16>, tensor<4x3x3xbf16>, tensor<4xui32>) -> tensor<1x3x3xbf16>
  return %0 : tensor<1x3x3xbf16>
}

  func.func @main(%input0: tensor<1x3x3xbf16>, %input1: tensor<4x3x3xbf16>, %input2: tensor<4xui32>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x3x3xbf16>, tensor<4x3x3xbf16>, tensor<4xui32>) -> (tensor<1x3x3xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x3x3xbf16>) -> tensor<1x3x3xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, 19267584.0, -4128768.0], [0xFFF0000000000000, -1.0223171154131026e+18, -2.0536414300809462e+18], [0xFFF0000000000000, 378880.0, 26083328.0]]]> : tensor<1x3x3xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000, 19267584.0, -4128768.0], [0x7FF0000000000000, -1.0223171154131026e+18, -2.0536414300809462e+18], [0x7FF0000000000000, 378880.0, 26083328.0]]]> : tensor<1x3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3x3xi1>
    %v6 = stablehlo.constant dense<[[[true, false, false], [false, false, false], [false, false, false]]]> : tensor<1x3x3xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x3x3xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<1x3x3xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<1x3x3xi1>
    %v11 = stablehlo.constant dense<[[[false, false, false], [true, false, false], [true, false, false]]]> : tensor<1x3x3xi1>
    %v12 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x3x3xf64>
    %v13 = stablehlo.compare EQ, %v0, %v12, FLOAT : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<1x3x3xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<1x3x3xi1>
    check.expect_eq_const %v15, dense<true> : tensor<1x3x3xi1>
    func.return
  }
}
