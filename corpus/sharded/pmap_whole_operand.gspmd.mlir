module @jit__fun attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4xi32> {mhlo.sharding = "{devices=[2,1]<=[2]}"}, %arg1: tensor<4xi32> {mhlo.sharding = "{replicated}"}) -> (tensor<2x4xi32> {jax.result_info = "result", mhlo.sharding = "{devices=[2,1]<=[2]}"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<2x4xi32>) -> tensor<2x4xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2x4xi32>) -> tensor<1x4xi32>
    %2 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<4xi32>
    %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4xi32>) -> tensor<4xi32>
    %4 = call @shmap_body(%1, %3) : (tensor<1x4xi32>, tensor<4xi32>) -> tensor<1x4xi32>
    %5 = stablehlo.custom_call @Sharding(%4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x4xi32>) -> tensor<1x4xi32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<1x4xi32>) -> tensor<2x4xi32>
    return %6 : tensor<2x4xi32>
  }
  func.func private @shmap_body(%arg0: tensor<1x4xi32>, %arg1: tensor<4xi32>) -> (tensor<1x4xi32> {jax.result_info = "[('i',), None]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x4xi32>) -> tensor<4xi32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<4xi32>
    %2 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %5 = stablehlo.maximum %arg2, %arg3 : tensor<i32>
      stablehlo.return %5 : tensor<i32>
    }) : (tensor<4xi32>) -> tensor<4xi32>
    %3 = stablehlo.add %1, %2 : tensor<4xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    return %4 : tensor<1x4xi32>
  }
}
