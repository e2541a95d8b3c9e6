// RUN: not stablehlo-opt %s
// breaks send (C2)
//   is_unique([p[0] for p in or_empty(source_target_pairs)])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 2>, is_host_transfer = true, source_target_pairs = dense<[[1, 1], [1, 0]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}
