module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x2xi32>) -> (tensor<8x2xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<8x2xi32>) -> tensor<8x2xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x2xi32>) -> tensor<2x2xi32>
    %2 = call @shmap_body(%1) : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<2x2xi32>) -> tensor<8x2xi32>
    return %4 : tensor<8x2xi32>
  }
  func.func private @shmap_body(%arg0: tensor<2x2xi32>) -> (tensor<2x2xi32> {jax.result_info = "[('x',), None]"}) {
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<2x2xi32>
    cond {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %1 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<i32>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        %4 = stablehlo.add %arg1, %arg2 : tensor<i32>
        stablehlo.return %4 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      %c_0 = stablehlo.constant dense<1000> : tensor<i32>
      %3 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %1 = stablehlo.add %iterArg, %iterArg : tensor<2x2xi32>
      stablehlo.return %1 : tensor<2x2xi32>
    }
    return %0 : tensor<2x2xi32>
  }
}
