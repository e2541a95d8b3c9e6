// RUN: not stablehlo-opt %s
// breaks send (C3)
//   is_unique([p[1] for p in or_empty(source_target_pairs)])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x1xf6E3M2FN>, %arg1: tensor<1xui4>, %arg2: tensor<3xf8E4M3FNUZ>, %arg3: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1, %arg2, %arg3) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> : (tensor<1x1xf6E3M2FN>, tensor<1xui4>, tensor<3xf8E4M3FNUZ>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}
