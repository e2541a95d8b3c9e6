// RUN: not stablehlo-opt %s
// breaks dot_general (C9)
//   dim(lhs, lhs_batching_dimensions...) = dim(rhs, rhs_batching_dimensions...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<0x3x2xf4E2M1FN>, %arg1: tensor<3x1x0xf4E2M1FN>) -> !stablehlo.token {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2, 1], rhs_batching_dimensions = [2, 1, 0]>}> : (tensor<0x3x2xf4E2M1FN>, tensor<3x1x0xf4E2M1FN>) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}
