module @jit__fun attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x2xi32> {mhlo.sharding = "{devices=[8,1]<=[8]}"}) -> (tensor<8x2xi32> {jax.result_info = "result", mhlo.sharding = "{devices=[8,1]<=[8]}"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<8x2xi32>) -> tensor<8x2xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x2xi32>) -> tensor<1x2xi32>
    %2 = call @shmap_body(%1) : (tensor<1x2xi32>) -> tensor<1x2xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x2xi32>) -> tensor<1x2xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<1x2xi32>) -> tensor<8x2xi32>
    return %4 : tensor<8x2xi32>
  }
  func.func private @shmap_body(%arg0: tensor<1x2xi32>) -> (tensor<1x2xi32> {jax.result_info = "[('i',), None]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2xi32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %c_0 = stablehlo.constant dense<8> : tensor<ui32>
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.divide %1, %c : tensor<ui32>
    %3 = stablehlo.remainder %2, %c_0 : tensor<ui32>
    %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.add %0, %5 : tensor<2xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    return %7 : tensor<1x2xi32>
  }
}
