module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xi32>) -> (tensor<8x12xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<8x12xi32>) -> tensor<8x12xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x12xi32>) -> tensor<2x12xi32>
    %2 = call @shmap_body(%1) : (tensor<2x12xi32>) -> tensor<2x12xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2x12xi32>) -> tensor<2x12xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<2x12xi32>) -> tensor<8x12xi32>
    return %4 : tensor<8x12xi32>
  }
  func.func private @shmap_body(%arg0: tensor<2x12xi32>) -> (tensor<2x12xi32> {jax.result_info = "[('x',), None]"}) {
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.divide %0, %c : tensor<ui32>
    %2 = stablehlo.remainder %1, %c_0 : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.clamp %c_1, %3, %c_2 : tensor<i32>
    %5 = "stablehlo.case"(%4) ({
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
      %7 = stablehlo.add %arg0, %6 : tensor<2x12xi32>
      stablehlo.return %7 : tensor<2x12xi32>
    }, {
      %c_3 = stablehlo.constant dense<2> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
      %7 = stablehlo.multiply %arg0, %6 : tensor<2x12xi32>
      stablehlo.return %7 : tensor<2x12xi32>
    }, {
      %6 = stablehlo.negate %arg0 : tensor<2x12xi32>
      stablehlo.return %6 : tensor<2x12xi32>
    }, {
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
      %7 = stablehlo.multiply %arg0, %6 : tensor<2x12xi32>
      stablehlo.return %7 : tensor<2x12xi32>
    }) : (tensor<i32>) -> tensor<2x12xi32>
    return %5 : tensor<2x12xi32>
  }
}
