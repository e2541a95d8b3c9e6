// RUN: not stablehlo-opt %s
// breaks dot_general (C8)
//   0 <= rhs_contracting_dimensions < rank(rhs)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x3x2xf6E2M3FN>, %arg1: tensor<3x2xf6E2M3FN>) -> tensor<2xf8E4M3B11FNUZ> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [2, 0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<2xf8E4M3B11FNUZ>
    return %0 : tensor<2xf8E4M3B11FNUZ>
  }
}
