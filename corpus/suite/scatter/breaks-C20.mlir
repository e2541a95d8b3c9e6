// RUN: not stablehlo-opt %s
// breaks scatter (C20)
//   is_unique(scatter_dims_to_operand_dims ++ input_batching_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1x4x4xi1>, %arg1: tensor<1x4x4xf6E2M3FN>, %arg2: tensor<1x4x4xi16>, %arg3: tensor<1x3x4xi64>, %arg4: tensor<0x3x2x1x4xi1>, %arg5: tensor<0x3x2x1x4xf6E2M3FN>, %arg6: tensor<0x3x2x1x4xi16>) -> (tensor<1x4x4xi1>, tensor<1x4x4xf8E8M0FNU>, tensor<1x4x4xi16>) {
    %0, %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1, 1, 0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%3: tensor<i1>, %4: tensor<f8E8M0FNU>, %5: tensor<i16>, %6: tensor<i1>, %7: tensor<f8E8M0FNU>, %8: tensor<i16>):
      stablehlo.return %3, %4, %5 : tensor<i1>, tensor<f8E8M0FNU>, tensor<i16>
    }) : (tensor<1x4x4xi1>, tensor<1x4x4xf6E2M3FN>, tensor<1x4x4xi16>, tensor<1x3x4xi64>, tensor<0x3x2x1x4xi1>, tensor<0x3x2x1x4xf6E2M3FN>, tensor<0x3x2x1x4xi16>) -> (tensor<1x4x4xi1>, tensor<1x4x4xf8E8M0FNU>, tensor<1x4x4xi16>)
    return %0, %1, %2 : tensor<1x4x4xi1>, tensor<1x4x4xf8E8M0FNU>, tensor<1x4x4xi16>
  }
}
