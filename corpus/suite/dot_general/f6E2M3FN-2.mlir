// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.125, 7.5], [-1.125, -7.5], [-3.25, -2.0], [1.0, 0.5]], [[0.875, 5.5], [-1.25, 0.5], [0.125, 6.5], [0.5, 0.875]], [[0.5, 1.0], [-6.0, 0.5], [5.5, -7.5], [0.875, 1.0]], [[-0.875, -1.5], [-1.0, 0.875], [2.0, 1.0], [-1.0, 7.5]]]> : tensor<4x4x2xf6E2M3FN>, dense<[[[0.125, 1.0, -7.5, 0.375], [0.125, 3.25, 7.0, 7.5], [-0.5, 3.0, -1.25, -0.5], [-7.5, 1.125, 0.75, -6.5]], [[-0.0, 1.0, 0.5, -0.0], [1.5, -0.25, 0.0, -0.125], [-0.5, -0.5, -7.5, 0.0], [0.25, -0.25, -1.375, -6.5]]]> : tensor<2x4x4xf6E2M3FN>]'
// RUN: : @program
// stablehlo.dot_general on f6E2M3FN, special values
//   B: rank 3+
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: f6E2M3FN
//   F: f8E4M3FN
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: ascending
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: f6E2M3FN
// legal 0 0: [-0.015625,0.875,-3.75,[-0.34375,-0.3125],-0.140625,[-4.5,-3.75],[-44.0,-40.0],-7.5,1.625,0.375,[-7.5,-6.5],-1.0,-7.5,0.5625,[0.625,0.6875],6.5,[0.0,0.0],5.5,0.5,[0.0,0.0],[-12.0,-11.0],-0.125,[0.0,0.0],-0.109375,1.0,-3.25,[52.0,60.0],[0.0,0.0],0.125,-0.21875,-1.375,[-52.0,-44.0]]

module {
func.func @program(%arg0: tensor<4x4x2xf6E2M3FN>, %arg1: tensor<2x4x4xf6E2M3FN>) -> tensor<2x4x4xf8E4M3FN> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [2, 1, 0] x [0, 1, 2], contracting_dims = [] x [] : (tensor<4x4x2xf6E2M3FN>, tensor<2x4x4xf6E2M3FN>) -> tensor<2x4x4xf8E4M3FN>
  return %0 : tensor<2x4x4xf8E4M3FN>
}

  func.func @main(%input0: tensor<4x4x2xf6E2M3FN>, %input1: tensor<2x4x4xf6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x4x2xf6E2M3FN>, tensor<2x4x4xf6E2M3FN>) -> (tensor<2x4x4xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x4x4xf8E4M3FN>) -> tensor<2x4x4xf64>
    %v1 = stablehlo.constant dense<[[[-0.015625, 0.875, -3.75, -0.3125], [-0.140625, -3.75, -40.0, -7.5], [1.625, 0.375, -6.5, -1.0], [-7.5, 0.5625, 0.6875, 6.5]], [[0.0, 5.5, 0.5, 0.0], [-11.0, -0.125, 0.0, -0.109375], [1.0, -3.25, 60.0, 0.0], [0.125, -0.21875, -1.375, -44.0]]]> : tensor<2x4x4xf64>
    %v2 = stablehlo.constant dense<[[[-0.015625, 0.875, -3.75, -0.34375], [-0.140625, -4.5, -44.0, -7.5], [1.625, 0.375, -7.5, -1.0], [-7.5, 0.5625, 0.625, 6.5]], [[0.0, 5.5, 0.5, 0.0], [-12.0, -0.125, 0.0, -0.109375], [1.0, -3.25, 52.0, 0.0], [0.125, -0.21875, -1.375, -52.0]]]> : tensor<2x4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x4x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x4x4xi1>
    func.return
  }
}
