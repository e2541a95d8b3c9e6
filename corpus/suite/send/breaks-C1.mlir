// RUN: not stablehlo-opt %s
// breaks send (C1)
//   for p in or_empty(source_target_pairs): size(p) = 2

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0], [1]]> : tensor<2x1xi64>}> : (!stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}
