// RUN: not stablehlo-opt %s
// breaks dot_general (C24)
//   given(num_primitive_operations) => 0 < num_primitive_operations

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x4x3xf8E5M2>, %arg1: tensor<3x3x4xf8E3M4>) -> tensor<4x3x3xbf16> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 2, 0], rhs_batching_dimensions = [2, 0, 1]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4x3xf8E5M2>, tensor<3x3x4xf8E3M4>) -> tensor<4x3x3xbf16>
    return %0 : tensor<4x3x3xbf16>
  }
}
