// RUN: not stablehlo-opt %s
// breaks gather (A1)
//   0 < slice_sizes[collapsed_slice_dims...]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x4xi2>, %arg1: tensor<2xi8>) -> tensor<i2> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 0>, indices_are_sorted = true}> : (tensor<3x4xi2>, tensor<2xi8>) -> tensor<i2>
    return %0 : tensor<i2>
  }
}
