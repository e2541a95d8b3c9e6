// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.75, -0.75, 1.0], [-1.0, 0.25, -0.25], [-0.5, 0.25, 0.0]]> : tensor<3x3xf8E4M3>]'
// RUN: : @program
// stablehlo.dot_general on f8E4M3, exact values
//   B: rank 0
//   K: rank 0
//   M: rank 1
//   N: rank 2
//   E: f8E4M3
//   F: f8E4M3
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f64
//   rhs_precision_type: given
//   rhs_precision_type: f64
//   accumulation_type: given
//   accumulation_type: f64
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: absent
//   G: f8E4M3
// legal 0 0: [1.5,-1.5,2.0,-2.0,0.5,-0.5,-1.0,0.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],0.75,-0.75,1.0,-1.0,0.25,-0.25,-0.5,0.25,[0.0,0.0],0.375,-0.375,0.5,-0.5,0.125,-0.125,-0.25,0.125,[0.0,0.0],-1.125,1.125,-1.5,1.5,-0.375,0.375,0.75,-0.375,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x3xf8E4M3>) -> tensor<5x3x3xf8E4M3> {
  %0 = stablehlo.constant dense<[2.0, 0.0, 1.0, 0.5, -1.5]> : tensor<5xf8E4M3>
  %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [] x [], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5xf8E4M3>, tensor<3x3xf8E4M3>) -> tensor<5x3x3xf8E4M3>
  return %1 : tensor<5x3x3xf8E4M3>
}

  func.func @main(%input0: tensor<3x3xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<3x3xf8E4M3>) -> (tensor<5x3x3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<5x3x3xf8E4M3>) -> tensor<5x3x3xf64>
    check.expect_eq_const %v0, dense<[[[1.5, -1.5, 2.0], [-2.0, 0.5, -0.5], [-1.0, 0.5, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.75, -0.75, 1.0], [-1.0, 0.25, -0.25], [-0.5, 0.25, 0.0]], [[0.375, -0.375, 0.5], [-0.5, 0.125, -0.125], [-0.25, 0.125, 0.0]], [[-1.125, 1.125, -1.5], [1.5, -0.375, 0.375], [0.75, -0.375, 0.0]]]> : tensor<5x3x3xf64>
    func.return
  }
}
