module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x2xi32>) -> (tensor<64x2xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<64x2xi32>) -> tensor<64x2xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<64x2xi32>) -> tensor<16x2xi32>
    %2 = call @shmap_body(%1) : (tensor<16x2xi32>) -> tensor<16x2xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x2xi32>) -> tensor<16x2xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<16x2xi32>) -> tensor<64x2xi32>
    return %4 : tensor<64x2xi32>
  }
  func.func private @shmap_body(%arg0: tensor<16x2xi32>) -> (tensor<16x2xi32> {jax.result_info = "[('x',), None]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<16x2xi32>) -> tensor<4x4x2xi32>
    %1 = "stablehlo.all_to_all"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x4x2xi32>) -> tensor<4x4x2xi32>
    %2 = stablehlo.reshape %1 : (tensor<4x4x2xi32>) -> tensor<16x2xi32>
    return %2 : tensor<16x2xi32>
  }
}
