// RUN: not stablehlo-opt %s
// breaks collective_permute (C2)
//   is_unique([p[0] for p in source_target_pairs])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<f8E5M2>) -> tensor<f8E5M2> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<f8E5M2>) -> tensor<f8E5M2>
    return %0 : tensor<f8E5M2>
  }
}
