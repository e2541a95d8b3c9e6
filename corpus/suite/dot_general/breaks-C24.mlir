// RUN: not stablehlo-opt %s
// breaks dot_general (C24)
//   given(num_primitive_operations) => 0 < num_primitive_operations

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x2xi4>, %arg1: tensor<3x2xi4>) -> tensor<i32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1, 0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x2xi4>, tensor<3x2xi4>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
