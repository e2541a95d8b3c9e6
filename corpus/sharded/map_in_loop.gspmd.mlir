module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xi32>) -> (tensor<8x12xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<8x12xi32>
    cond {
      %c_1 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @closed_call(%iterArg_0) : (tensor<8x12xi32>) -> tensor<8x12xi32>
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      stablehlo.return %2, %1 : tensor<i32>, tensor<8x12xi32>
    }
    return %0#1 : tensor<8x12xi32>
  }
  func.func private @closed_call(%arg0: tensor<8x12xi32>) -> tensor<8x12xi32> {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<8x12xi32>) -> tensor<8x12xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x12xi32>) -> tensor<2x12xi32>
    %2 = call @shmap_body(%1) : (tensor<2x12xi32>) -> tensor<2x12xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2x12xi32>) -> tensor<2x12xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<2x12xi32>) -> tensor<8x12xi32>
    return %4 : tensor<8x12xi32>
  }
  func.func private @shmap_body(%arg0: tensor<2x12xi32>) -> (tensor<2x12xi32> {jax.result_info = "[('x',), None]"}) {
    %0 = stablehlo.slice %arg0 [1:2, 0:12] : (tensor<2x12xi32>) -> tensor<1x12xi32>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<1x12xi32>) -> tensor<1x12xi32>
    %2 = stablehlo.slice %arg0 [0:1, 0:12] : (tensor<2x12xi32>) -> tensor<1x12xi32>
    %3 = "stablehlo.collective_permute"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [0, 3]]> : tensor<4x2xi64>}> : (tensor<1x12xi32>) -> tensor<1x12xi32>
    %4 = stablehlo.concatenate %1, %arg0, %3, dim = 0 : (tensor<1x12xi32>, tensor<2x12xi32>, tensor<1x12xi32>) -> tensor<4x12xi32>
    %5 = stablehlo.slice %4 [0:2, 0:12] : (tensor<4x12xi32>) -> tensor<2x12xi32>
    %6 = stablehlo.slice %4 [1:3, 0:12] : (tensor<4x12xi32>) -> tensor<2x12xi32>
    %7 = stablehlo.add %5, %6 : tensor<2x12xi32>
    %8 = stablehlo.slice %4 [2:4, 0:12] : (tensor<4x12xi32>) -> tensor<2x12xi32>
    %9 = stablehlo.add %7, %8 : tensor<2x12xi32>
    return %9 : tensor<2x12xi32>
  }
}
