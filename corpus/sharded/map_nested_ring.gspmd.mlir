module @jit_nested_ring attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xi32>) -> (tensor<8x6xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<8x12xi32>) -> tensor<8x12xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<8x12xi32>) -> tensor<4x12xi32>
    %2 = call @shmap_body(%1) : (tensor<4x12xi32>) -> tensor<4x6xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<4x6xi32>) -> tensor<8x6xi32>
    return %4 : tensor<8x6xi32>
  }
  func.func private @shmap_body(%arg0: tensor<4x12xi32>) -> (tensor<4x6xi32> {jax.result_info = "[('x',), None]"}) {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 4], [4, 0], [1, 5], [5, 1], [2, 6], [6, 2], [3, 7], [7, 3]]> : tensor<8x2xi64>}> : (tensor<4x12xi32>) -> tensor<4x12xi32>
    %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,2,2,2]<=[4,2]T(1,0) last_tile_dims={manual, replicated}}"} : (tensor<4x12xi32>) -> tensor<4x12xi32>
    %2 = stablehlo.custom_call @SPMDFullToShardShape(%1) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<4x12xi32>) -> tensor<4x6xi32>
    %3 = call @shmap_body_0(%2) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %4 = stablehlo.custom_call @Sharding(%3) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %5 = stablehlo.custom_call @SPMDShardToFullShape(%4) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    return %5 : tensor<4x6xi32>
  }
  func.func private @shmap_body_0(%arg0: tensor<4x6xi32>) -> (tensor<4x6xi32> {jax.result_info = "[None, None]"}) {
    %0 = call @shmap_body_1() : () -> tensor<i32>
    %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.multiply %c, %2 : tensor<i32>
    %4 = stablehlo.custom_call @Sharding(%3) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %6 = stablehlo.custom_call @Sharding(%5) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %7 = stablehlo.add %arg0, %6 : tensor<4x6xi32>
    %8 = stablehlo.custom_call @Sharding(%7) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %9 = "stablehlo.all_reduce"(%8) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %10 = stablehlo.add %arg1, %arg2 : tensor<i32>
      %11 = stablehlo.custom_call @Sharding(%10) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,2,2]T(0,2,1) last_tile_dims={manual, replicated}}"} : (tensor<i32>) -> tensor<i32>
      stablehlo.return %11 : tensor<i32>
    }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    return %9 : tensor<4x6xi32>
  }
  func.func private @shmap_body_1() -> (tensor<i32> {jax.result_info = "[]"}) {
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_0 : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i32>
    return %3 : tensor<i32>
  }
}
