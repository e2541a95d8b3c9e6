module @jit_two_meshes attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xi32>) -> (tensor<4x12xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<8x12xi32>) -> tensor<8x12xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x12xi32>) -> tensor<2x12xi32>
    %2 = call @shmap_body(%1) : (tensor<2x12xi32>) -> tensor<2x12xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2x12xi32>) -> tensor<2x12xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<2x12xi32>) -> tensor<8x12xi32>
    %5 = stablehlo.custom_call @Sharding(%4) {backend_config = "", mhlo.sharding = "{devices=[2,2]<=[4]}"} : (tensor<8x12xi32>) -> tensor<8x12xi32>
    %6 = stablehlo.custom_call @SPMDFullToShardShape(%5) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x12xi32>) -> tensor<4x6xi32>
    %7 = call @shmap_body_0(%6) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %8 = stablehlo.custom_call @Sharding(%7) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %9 = stablehlo.custom_call @SPMDShardToFullShape(%8) {backend_config = "", mhlo.sharding = "{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dim_replicate}"} : (tensor<4x6xi32>) -> tensor<4x12xi32>
    return %9 : tensor<4x12xi32>
  }
  func.func private @shmap_body(%arg0: tensor<2x12xi32>) -> (tensor<2x12xi32> {jax.result_info = "[('x',), None]"}) {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<2x12xi32>) -> tensor<2x12xi32>
    return %0 : tensor<2x12xi32>
  }
  func.func private @shmap_body_0(%arg0: tensor<4x6xi32>) -> (tensor<4x6xi32> {jax.result_info = "[None, ('y',)]"}) {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    return %0 : tensor<4x6xi32>
  }
}
