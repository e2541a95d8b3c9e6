// RUN: not stablehlo-opt %s
// breaks dot_general (A1)
//   given(num_primitive_operations) = given(lhs_precision_type) = given(rhs_precision_type) = given(accumulation_type) = given(lhs_component_count) = given(rhs_component_count) = given(allow_imprecise_accumulation)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x4x4xcomplex<f64>>, %arg1: tensor<4x2x4xcomplex<f64>>) -> tensor<4x2x4xcomplex<f64>> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2, 0, 1], rhs_batching_dimensions = [0, 1, 2]>, algorithm = #stablehlo.dot_algorithm<rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2x4x4xcomplex<f64>>, tensor<4x2x4xcomplex<f64>>) -> tensor<4x2x4xcomplex<f64>>
    return %0 : tensor<4x2x4xcomplex<f64>>
  }
}
