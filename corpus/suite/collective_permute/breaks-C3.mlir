// RUN: not stablehlo-opt %s
// breaks collective_permute (C3)
//   is_unique([p[1] for p in source_target_pairs])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<bf16>) -> tensor<bf16> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>}> : (tensor<bf16>) -> tensor<bf16>
    return %0 : tensor<bf16>
  }
}
