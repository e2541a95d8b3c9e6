// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C9)
//   is_unique(start_index_map ++ operand_batching_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token, %arg1: tensor<3x2xi64>, %arg2: tensor<3xui8>) -> tensor<0x3x1x1xf8E4M3B11FNUZ> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], start_index_map = [2, 2], index_vector_dim = 1>}> : (!stablehlo.token, tensor<3x2xi64>, tensor<3xui8>) -> tensor<0x3x1x1xf8E4M3B11FNUZ>
    return %0 : tensor<0x3x1x1xf8E4M3B11FNUZ>
  }
}
