// RUN: not stablehlo-opt %s
// breaks dot_general (C4)
//   is_unique(rhs_batching_dimensions ++ rhs_contracting_dimensions)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x4x2x1xf4E2M1FN>, %arg1: !stablehlo.token) -> tensor<4x3xf8E5M2FNUZ> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4x2x1xf4E2M1FN>, !stablehlo.token) -> tensor<4x3xf8E5M2FNUZ>
    return %0 : tensor<4x3xf8E5M2FNUZ>
  }
}
