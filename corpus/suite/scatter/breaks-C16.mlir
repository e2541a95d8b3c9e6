// RUN: not stablehlo-opt %s
// breaks scatter (C16)
//   index_vector_dim not in scatter_indices_batching_dims

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<0x1x4xui64>, %arg1: tensor<0x1x4xi16>, %arg2: tensor<1x1x4xui64>, %arg3: tensor<1x4xui64>, %arg4: tensor<1x4xi16>) -> (tensor<0x1x4xui64>, tensor<0x1x4xi64>) {
    %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%2: tensor<ui64>, %3: tensor<i64>, %4: tensor<ui64>, %5: tensor<i64>):
      stablehlo.return %2, %3 : tensor<ui64>, tensor<i64>
    }) : (tensor<0x1x4xui64>, tensor<0x1x4xi16>, tensor<1x1x4xui64>, tensor<1x4xui64>, tensor<1x4xi16>) -> (tensor<0x1x4xui64>, tensor<0x1x4xi64>)
    return %0, %1 : tensor<0x1x4xui64>, tensor<0x1x4xi64>
  }
}
