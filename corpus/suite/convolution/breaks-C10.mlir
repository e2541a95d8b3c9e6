// RUN: not stablehlo-opt %s
// breaks convolution (C10)
//   dim(lhs, input_batch_dimension) % batch_group_count = 0

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x13xf8E4M3FN>, %arg1: tensor<2x8xf8E4M3FN>) -> tensor<8x3xf32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>}> : (tensor<2x13xf8E4M3FN>, tensor<2x8xf8E4M3FN>) -> tensor<8x3xf32>
    return %0 : tensor<8x3xf32>
  }
}
