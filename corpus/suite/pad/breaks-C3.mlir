// RUN: not stablehlo-opt %s
// breaks pad (C3)
//   0 <= interior_padding

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3xf16>, %arg1: tensor<f16>) -> tensor<3xf16> {
    %0 = "stablehlo.pad"(%arg0, %arg1) <{interior_padding = array<i64: -1>, edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 3>}> : (tensor<3xf16>, tensor<f16>) -> tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
