// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-3.0], [4.0], [-1.5]], [[-3.5], [-3.0], [-3.5]], [[-0.5], [-1.0], [0.5]], [[-2.5], [-4.0], [4.0]]], [[[-1.5], [0.5], [4.0]], [[1.5], [0.5], [3.0]], [[3.5], [2.5], [-3.5]], [[-3.0], [-2.5], [0.0]]], [[[3.5], [0.5], [-0.5]], [[-1.5], [4.0], [2.0]], [[-1.0], [-3.0], [4.0]], [[-2.5], [-0.5], [-1.0]]], [[[-2.5], [-2.5], [-0.5]], [[3.0], [2.0], [0.5]], [[-1.5], [-2.0], [3.0]], [[2.0], [-2.0], [3.0]]]]> : tensor<4x4x3x1xbf16>, dense<[7.0, -3.0, -3.0, 0.0]> : tensor<4xbf16>]'
// RUN: : @program
// stablehlo.dot_general on bf16, exact values
//   B: rank 1
//   K: rank 0
//   M: rank 3+
//   M: has 1
//   N: rank 0
//   E: bf16
//   F: bf16
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f16
//   rhs_precision_type: given
//   rhs_precision_type: f16
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: given
//   precision_config: DEFAULT
//   G: bf16
// legal 0 0: [-21.0,28.0,-10.5,-10.5,3.5,28.0,24.5,3.5,-3.5,-17.5,-17.5,-3.5,10.5,9.0,10.5,-4.5,-1.5,-9.0,4.5,-12.0,-6.0,-9.0,-6.0,-1.5,1.5,3.0,-1.5,-10.5,-7.5,10.5,3.0,9.0,-12.0,4.5,6.0,-9.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<4x4x3x1xbf16>, %arg1: tensor<4xbf16>) -> tensor<4x4x3x1xbf16> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4x3x1xbf16>, tensor<4xbf16>) -> tensor<4x4x3x1xbf16>
  return %0 : tensor<4x4x3x1xbf16>
}

  func.func @main(%input0: tensor<4x4x3x1xbf16>, %input1: tensor<4xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x4x3x1xbf16>, tensor<4xbf16>) -> (tensor<4x4x3x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4x4x3x1xbf16>) -> tensor<4x4x3x1xf64>
    check.expect_eq_const %v0, dense<[[[[-21.0], [28.0], [-10.5]], [[-10.5], [3.5], [28.0]], [[24.5], [3.5], [-3.5]], [[-17.5], [-17.5], [-3.5]]], [[[10.5], [9.0], [10.5]], [[-4.5], [-1.5], [-9.0]], [[4.5], [-12.0], [-6.0]], [[-9.0], [-6.0], [-1.5]]], [[[1.5], [3.0], [-1.5]], [[-10.5], [-7.5], [10.5]], [[3.0], [9.0], [-12.0]], [[4.5], [6.0], [-9.0]]], [[[0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]]]]> : tensor<4x4x3x1xf64>
    func.return
  }
}
