// RUN: not stablehlo-opt %s
// breaks recv (I1)
//   is_token(token)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<f32>) -> !stablehlo.token {
    %0 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>}> : (tensor<f32>) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}
