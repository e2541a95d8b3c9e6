// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[5], [-127], [-1], [-7]], [[64], [-1], [127], [-127]], [[64], [0], [0], [4]]], [[[5], [2], [-7], [-7]], [[2], [0], [-127], [2]], [[64], [-3], [-127], [-8]]], [[[-128], [3], [64], [2]], [[8], [-4], [0], [-127]], [[2], [1], [-127], [1]]], [[[8], [-8], [-127], [-4]], [[-6], [127], [1], [127]], [[-128], [-127], [-3], [-127]]]]> : tensor<4x3x4x1xi8>, dense<[[[[53, 2, 2, -1], [1, 0, -127, -128], [112, -54, 1, 127]], [[16, 38, 12, -127], [28, 0, -127, 64], [-60, 2, -63, 127]], [[126, 1, -127, -99], [2, 65, 26, 0], [0, 108, 127, 60]], [[-123, 1, -38, -33], [-77, 1, -1, 127], [26, 109, 96, -52]]]]> : tensor<1x4x3x4xi8>]'
// RUN: : @program
// stablehlo.dot_general on i8, special values
//   B: rank 2
//   K: rank 2
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: i8
//   F: i8
//   lhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: ascending
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f8E4M3
//   rhs_precision_type: given
//   rhs_precision_type: f8E4M3FNUZ
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: absent
//   G: i8
// legal 0 0: [null,null,null,null,null,70,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<4x3x4x1xi8>, %arg1: tensor<1x4x3x4xi8>) -> tensor<4x4xi8> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [3, 1], contracting_dims = [1, 3] x [2, 0], algorithm = <lhs_precision_type = f8E4M3, rhs_precision_type = f8E4M3FNUZ, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x3x4x1xi8>, tensor<1x4x3x4xi8>) -> tensor<4x4xi8>
  return %0 : tensor<4x4xi8>
}

  func.func @main(%input0: tensor<4x3x4x1xi8>, %input1: tensor<1x4x3x4xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x3x4x1xi8>, tensor<1x4x3x4xi8>) -> (tensor<4x4xi8>)
    %v0 = stablehlo.constant dense<[[127, 127, 127, 127], [127, 70, 127, 127], [127, 127, 127, 127], [127, 127, 127, 127]]> : tensor<4x4xi8>
    %v1 = stablehlo.constant dense<[[-128, -128, -128, -128], [-128, 70, -128, -128], [-128, -128, -128, -128], [-128, -128, -128, -128]]> : tensor<4x4xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4x4xi8>, tensor<4x4xi8>) -> tensor<4x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4x4xi8>, tensor<4x4xi8>) -> tensor<4x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x4xi1>
    %v5 = stablehlo.constant dense<[[true, true, true, true], [true, false, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x4xi1>
    func.return
  }
}
