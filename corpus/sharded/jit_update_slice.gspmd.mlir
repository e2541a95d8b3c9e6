module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xf32> {mhlo.sharding = "{devices=[2,2]<=[4]}"}, %arg1: tensor<12x4xf32> {mhlo.sharding = "{replicated}"}) -> (tensor<8x12xf32> {jax.result_info = "result", mhlo.sharding = "{devices=[2,2]<=[4]}"}) {
    %0 = stablehlo.slice %arg1 [0:4, 0:2] : (tensor<12x4xf32>) -> tensor<4x2xf32>
    %c = stablehlo.constant dense<6> : tensor<i32>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %c, %c_0 : (tensor<8x12xf32>, tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x12xf32>
    return %1 : tensor<8x12xf32>
  }
}
