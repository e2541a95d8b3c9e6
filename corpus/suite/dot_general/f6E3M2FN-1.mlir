// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1.0, 1.25, -0.875, -3.0]], [[-2.0, -0.875, -1.75, 2.5]]], [[[1.25, -3.0, -1.75, -0.75]], [[-1.5, 3.0, 0.625, 1.75]]], [[[-0.875, 3.0, -2.5, -0.875]], [[2.5, -0.75, -1.75, 3.5]]], [[[-1.5, 1.0, -0.875, 2.0]], [[-1.25, 2.0, 0.625, -1.75]]], [[[1.5, 2.5, -0.875, -3.0]], [[0.75, -0.625, 1.25, -1.0]]]]> : tensor<5x2x1x4xf6E3M2FN>, dense<[[[[-3.0, 3.0, 2.5, 1.5, -1.75], [0.625, -1.5, -1.75, -1.25, -2.5]], [[3.5, 3.0, -3.5, -1.75, -3.0], [1.75, 1.0, -3.5, 0.625, -2.0]], [[1.25, 1.5, 0.625, -1.0, 0.625], [-0.75, -2.5, 3.0, -1.25, -1.5]], [[-2.5, 0.875, -0.75, 2.5, 1.5], [-1.25, -2.5, 3.5, -2.5, -1.0]]]]> : tensor<1x4x2x5xf6E3M2FN>]'
// RUN: : @program
// stablehlo.dot_general on f6E3M2FN, envelope values
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: f6E3M2FN
//   F: f6E3M2FN
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f16
//   rhs_precision_type: given
//   rhs_precision_type: f16
//   accumulation_type: given
//   accumulation_type: f16
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: given
//   precision_config: DEFAULT
//   G: f6E3M2FN
// legal 0 0: [-3.0,-1.25,4.0,2.0,-2.0,-4.0,-2.0,1.5,-2.5,-2.0,4.0,-1.5,-8.0,3.0,-10.0,2.5,-1.75,1.25,-8.0,1.25,-1.0,1.25,-2.5,-1.5,-1.5,-5.0,0.875,-0.75,-0.5,-2.0,8.0,-3.0,-0.625,-4.0,0.625,12.0,5.0,4.0,-4.0,1.0]

module {
func.func @program(%arg0: tensor<5x2x1x4xf6E3M2FN>, %arg1: tensor<1x4x2x5xf6E3M2FN>) -> tensor<4x5x2x1xf6E3M2FN> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [3, 0, 1, 2] x [1, 3, 2, 0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5x2x1x4xf6E3M2FN>, tensor<1x4x2x5xf6E3M2FN>) -> tensor<4x5x2x1xf6E3M2FN>
  return %0 : tensor<4x5x2x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<5x2x1x4xf6E3M2FN>, %input1: tensor<1x4x2x5xf6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x2x1x4xf6E3M2FN>, tensor<1x4x2x5xf6E3M2FN>) -> (tensor<4x5x2x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<4x5x2x1xf6E3M2FN>) -> tensor<4x5x2x1xf64>
    check.expect_eq_const %v0, dense<[[[[-3.0], [-1.25]], [[4.0], [2.0]], [[-2.0], [-4.0]], [[-2.0], [1.5]], [[-2.5], [-2.0]]], [[[4.0], [-1.5]], [[-8.0], [3.0]], [[-10.0], [2.5]], [[-1.75], [1.25]], [[-8.0], [1.25]]], [[[-1.0], [1.25]], [[-2.5], [-1.5]], [[-1.5], [-5.0]], [[0.875], [-0.75]], [[-0.5], [-2.0]]], [[[8.0], [-3.0]], [[-0.625], [-4.0]], [[0.625], [12.0]], [[5.0], [4.0]], [[-4.0], [1.0]]]]> : tensor<4x5x2x1xf64>
    func.return
  }
}
