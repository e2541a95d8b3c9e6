// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C7)
//   0 <= collapsed_slice_dims < rank(operand)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x1x4xf8E4M3FNUZ>, %arg1: tensor<4x1x2x4xui4>, %arg2: tensor<3xui64>) -> tensor<1x4x1x4xf8E4M3FNUZ> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [-1, 1], start_index_map = [1, 2], index_vector_dim = 2>}> : (tensor<1x1x4xf8E4M3FNUZ>, tensor<4x1x2x4xui4>, tensor<3xui64>) -> tensor<1x4x1x4xf8E4M3FNUZ>
    return %0 : tensor<1x4x1x4xf8E4M3FNUZ>
  }
}
