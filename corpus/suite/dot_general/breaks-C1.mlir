// RUN: not stablehlo-opt %s
// breaks dot_general (C1)
//   size(lhs_batching_dimensions) = size(rhs_batching_dimensions)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x2x0xi2>, %arg1: tensor<2x0x3xi2>) -> tensor<2xi16> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2, 0], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> : (tensor<3x2x0xi2>, tensor<2x0x3xi2>) -> tensor<2xi16>
    return %0 : tensor<2xi16>
  }
}
