// RUN: not stablehlo-opt %s
// breaks gather (C17)
//   dim(operand, operand_batching_dims...) = dim(start_indices, start_indices_batching_dims...)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x3xf16>, %arg1: tensor<3x0x1xi2>) -> tensor<3x1xf16> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf16>, tensor<3x0x1xi2>) -> tensor<3x1xf16>
    return %0 : tensor<3x1xf16>
  }
}
