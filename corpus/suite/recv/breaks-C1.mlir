// RUN: not stablehlo-opt %s
// breaks recv (C1)
//   for p in or_empty(source_target_pairs): size(p) = 2

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<2x4xf4E2M1FN>, !stablehlo.token) {
    %0, %1 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 3>, is_host_transfer = true, source_target_pairs = dense<[[0], [1]]> : tensor<2x1xi64>}> : (!stablehlo.token) -> (tensor<2x4xf4E2M1FN>, !stablehlo.token)
    return %0, %1 : tensor<2x4xf4E2M1FN>, !stablehlo.token
  }
}
