// RUN: not stablehlo-opt %s
// breaks dot_general (C7)
//   0 <= rhs_batching_dimensions < rank(rhs)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x2x4xbf16>, %arg1: tensor<4x2xbf16>) -> tensor<2x2x4xbf16> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1, 2], rhs_batching_dimensions = [2, 1, 0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}> : (tensor<2x2x4xbf16>, tensor<4x2xbf16>) -> tensor<2x2x4xbf16>
    return %0 : tensor<2x2x4xbf16>
  }
}
