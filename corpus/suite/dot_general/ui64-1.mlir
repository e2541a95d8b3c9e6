// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[2, 9, 2, 7], [4, 2, 8, 9], [1, 7, 5, 3]]]]> : tensor<1x1x3x4xui64>, dense<[[[[5, 5, 9, 8], [7, 4, 7, 5], [2, 8, 5, 8]]]]> : tensor<1x1x3x4xui64>]'
// RUN: : @program
// stablehlo.dot_general on ui64, exact values
//   B: rank 0
//   K: rank 3+
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: ui64
//   F: ui64
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
//   G: ui64
// legal 0 0: [318]
// legal 1 0: [388]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1x1x3x4xui64>) -> tensor<ui64> {
    %0 = stablehlo.constant dense<[[[[3]], [[9]], [[6]], [[3]]], [[[6]], [[6]], [[4]], [[1]]], [[[1]], [[9]], [[9]], [[4]]]]> : tensor<3x4x1x1xui64>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [2, 3, 1, 0] x [0, 1, 3, 2], precision = [HIGHEST, DEFAULT] : (tensor<3x4x1x1xui64>, tensor<1x1x3x4xui64>) -> tensor<ui64>
    return %1 : tensor<ui64>
  }

  func.func @main(%input0: tensor<1x1x3x4xui64>, %input1: tensor<1x1x3x4xui64>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<1x1x3x4xui64>, tensor<1x1x3x4xui64>) -> (tensor<ui64>, tensor<ui64>)
    check.expect_eq_const %r#0, dense<318> : tensor<ui64>
    check.expect_eq_const %r#1, dense<388> : tensor<ui64>
    func.return
  }
}
