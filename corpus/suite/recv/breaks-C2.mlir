// RUN: not stablehlo-opt %s
// breaks recv (C2)
//   is_unique([p[0] for p in or_empty(source_target_pairs)])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<2x4xf8E4M3FNUZ>, tensor<ui16>, tensor<3xf8E5M2FNUZ>, !stablehlo.token) {
    %0, %1, %2, %3 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, source_target_pairs = dense<[[1, 1], [1, 0]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<2x4xf8E4M3FNUZ>, tensor<ui16>, tensor<3xf8E5M2FNUZ>, !stablehlo.token)
    return %0, %1, %2, %3 : tensor<2x4xf8E4M3FNUZ>, tensor<ui16>, tensor<3xf8E5M2FNUZ>, !stablehlo.token
  }
}
