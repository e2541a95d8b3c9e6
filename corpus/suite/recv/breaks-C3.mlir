// RUN: not stablehlo-opt %s
// breaks recv (C3)
//   is_unique([p[1] for p in or_empty(source_target_pairs)])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f8E4M3>, tensor<4x4x4xf6E3M2FN>, tensor<2xf16>, !stablehlo.token) {
    %0, %1, %2, %3 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true, source_target_pairs = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<f8E4M3>, tensor<4x4x4xf6E3M2FN>, tensor<2xf16>, !stablehlo.token)
    return %0, %1, %2, %3 : tensor<f8E4M3>, tensor<4x4x4xf6E3M2FN>, tensor<2xf16>, !stablehlo.token
  }
}
