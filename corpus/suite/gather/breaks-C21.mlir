// RUN: not stablehlo-opt %s
// breaks gather (C21)
//   0 <= slice_sizes <= shape(operand)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1x4xf64>, %arg1: tensor<0xui2>) -> tensor<2x1xf64> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 2, 1>, indices_are_sorted = true}> : (tensor<1x4xf64>, tensor<0xui2>) -> tensor<2x1xf64>
    return %0 : tensor<2x1xf64>
  }
}
