// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-2477], [7206]], [[2377], [-32767]], [[27111], [16384]], [[1], [-32768]], [[-15058], [-21810]]]> : tensor<5x2x1xi16>]'
// RUN: : @program
// stablehlo.dot_general on i16, exact values
//   B: rank 2
//   B: has 1
//   K: rank 0
//   M: rank 0
//   N: rank 1
//   E: i16
//   F: i16
//   lhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: ascending
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
//   G: i16
// legal 0 0: [0,0,-2377,32767,null,null,-32768,null,null,null]

module {
func.func @program(%arg0: tensor<5x2x1xi16>) -> tensor<5x1x2xi16> {
  %0 = stablehlo.constant dense<[[0], [-1], [16384], [-32768], [-32768]]> : tensor<5x1xi16>
  %1 = stablehlo.dot_general %0, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5x1xi16>, tensor<5x2x1xi16>) -> tensor<5x1x2xi16>
  return %1 : tensor<5x1x2xi16>
}

  func.func @main(%input0: tensor<5x2x1xi16>) {
    %r = func.call @program(%input0) : (tensor<5x2x1xi16>) -> (tensor<5x1x2xi16>)
    %v0 = stablehlo.constant dense<[[[0, 0]], [[-2377, 32767]], [[32767, 32767]], [[-32768, 32767]], [[32767, 32767]]]> : tensor<5x1x2xi16>
    %v1 = stablehlo.constant dense<[[[0, 0]], [[-2377, 32767]], [[-32768, -32768]], [[-32768, -32768]], [[-32768, -32768]]]> : tensor<5x1x2xi16>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<5x1x2xi16>, tensor<5x1x2xi16>) -> tensor<5x1x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<5x1x2xi16>, tensor<5x1x2xi16>) -> tensor<5x1x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x1x2xi1>
    %v5 = stablehlo.constant dense<[[[false, false]], [[false, false]], [[true, true]], [[false, true]], [[true, true]]]> : tensor<5x1x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x1x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x1x2xi1>
    func.return
  }
}
