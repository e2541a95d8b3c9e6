// RUN: not stablehlo-opt %s
// breaks dot_general (A1)
//   given(num_primitive_operations) = given(lhs_precision_type) = given(rhs_precision_type) = given(accumulation_type) = given(lhs_component_count) = given(rhs_component_count) = given(allow_imprecise_accumulation)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x1x4xi8>, %arg1: tensor<2x4x1xi8>) -> tensor<1x2x4xi32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0, 2], rhs_batching_dimensions = [2, 0, 1]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f8E4M3B11FNUZ, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x1x4xi8>, tensor<2x4x1xi8>) -> tensor<1x2x4xi32>
    return %0 : tensor<1x2x4xi32>
  }
}
