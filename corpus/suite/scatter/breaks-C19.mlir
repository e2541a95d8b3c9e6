// RUN: not stablehlo-opt %s
// breaks scatter (C19)
//   size(scatter_dims_to_operand_dims) = (index_vector_dim < rank(scatter_indices) ? dim(scatter_indices, index_vector_dim) : 1)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<4x0x4xi64>, %arg2: tensor<4x4xi8>) -> tensor<2xi64> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = true}> ({
    ^bb0(%1: tensor<i64>, %2: tensor<i64>):
      stablehlo.return %1 : tensor<i64>
    }) : (tensor<2xi8>, tensor<4x0x4xi64>, tensor<4x4xi8>) -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
}
