// RUN: not stablehlo-opt %s
// breaks dot_general (C11)
//   given(precision_config) => size(precision_config) = 2

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x4x4xf8E4M3FN>, %arg1: tensor<4x4x4xf8E4M3FN>) -> tensor<f8E4M3FN> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2, 0], rhs_contracting_dimensions = [1, 2, 0]>, precision_config = []}> : (tensor<4x4x4xf8E4M3FN>, tensor<4x4x4xf8E4M3FN>) -> tensor<f8E4M3FN>
    return %0 : tensor<f8E4M3FN>
  }
}
