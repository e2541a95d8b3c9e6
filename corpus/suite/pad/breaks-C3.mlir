// RUN: not stablehlo-opt %s
// breaks pad (C3)
//   0 <= interior_padding

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> tensor<1xf32> {
    %0 = "stablehlo.pad"(%arg0, %arg1) <{interior_padding = array<i64: -1>, edge_padding_low = array<i64: -3>, edge_padding_high = array<i64: 3>}> : (tensor<2xf32>, tensor<f32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
