// RUN: not stablehlo-opt %s
// breaks dot_general (C22)
//   given(lhs_component_count) => 0 < lhs_component_count

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x2xf8E5M2>, %arg1: tensor<4x2xf8E4M3B11FNUZ>) -> tensor<f16> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1, 0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<4x2xf8E5M2>, tensor<4x2xf8E4M3B11FNUZ>) -> tensor<f16>
    return %0 : tensor<f16>
  }
}
