// RUN: not stablehlo-opt %s
// breaks dot_general (C23)
//   given(rhs_component_count) => 0 < rhs_component_count

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1x1x3xui2>, %arg1: tensor<3x1x1xui2>) -> tensor<3x1x1xui4> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2, 1, 0], rhs_batching_dimensions = [0, 2, 1]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 0, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<1x1x3xui2>, tensor<3x1x1xui2>) -> tensor<3x1x1xui4>
    return %0 : tensor<3x1x1xui4>
  }
}
