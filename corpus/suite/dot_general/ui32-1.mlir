// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 8]> : tensor<2xui32>]'
// RUN: : @program
// stablehlo.dot_general on ui32, exact values
//   B: rank 1
//   K: rank 0
//   M: rank 0
//   N: rank 2
//   E: ui32
//   F: ui32
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: ui32
// legal 0 0: [0,0,0,0,0,0,0,0,16,null,494476328,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<2xui32>) -> tensor<2x4x2xui32> {
  %0 = stablehlo.constant dense<[[[4178493735, 2147483648], [2, 2147483648]], [[137083696, 2], [61809541, 2448645894]], [[605993050, 0], [2147483649, 3635676666]], [[3231781554, 1], [2259749107, 2147483648]]]> : tensor<4x2x2xui32>
  %1 = stablehlo.dot_general %arg0, %0, batching_dims = [0] x [1], contracting_dims = [] x [] : (tensor<2xui32>, tensor<4x2x2xui32>) -> tensor<2x4x2xui32>
  return %1 : tensor<2x4x2xui32>
}

  func.func @main(%input0: tensor<2xui32>) {
    %r = func.call @program(%input0) : (tensor<2xui32>) -> (tensor<2x4x2xui32>)
    %v0 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0], [0, 0]], [[16, 4294967295], [494476328, 4294967295], [4294967295, 4294967295], [4294967295, 4294967295]]]> : tensor<2x4x2xui32>
    %v1 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 0], [0, 0]], [[16, 0], [494476328, 0], [0, 0], [0, 0]]]> : tensor<2x4x2xui32>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x4x2xui32>, tensor<2x4x2xui32>) -> tensor<2x4x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x4x2xui32>, tensor<2x4x2xui32>) -> tensor<2x4x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x4x2xi1>
    %v5 = stablehlo.constant dense<[[[false, false], [false, false], [false, false], [false, false]], [[false, true], [false, true], [true, true], [true, true]]]> : tensor<2x4x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x4x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x4x2xi1>
    func.return
  }
}
