// RUN: not stablehlo-opt %s
// breaks collective_permute (C1)
//   for p in source_target_pairs: size(p) = 2

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<0x4xui32>) -> tensor<0x4xui32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[1], [0]]> : tensor<2x1xi64>}> : (tensor<0x4xui32>) -> tensor<0x4xui32>
    return %0 : tensor<0x4xui32>
  }
}
