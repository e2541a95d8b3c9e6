// RUN: not stablehlo-opt %s
// breaks gather (C5)
//   0 <= offset_dims < rank(result)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x4x1xi32>, %arg1: tensor<2xi64>) -> tensor<0x3x0xi32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], start_index_map = [2, 1], index_vector_dim = 0>, slice_sizes = array<i64: 0, 3, 0>, indices_are_sorted = true}> : (tensor<4x4x1xi32>, tensor<2xi64>) -> tensor<0x3x0xi32>
    return %0 : tensor<0x3x0xi32>
  }
}
