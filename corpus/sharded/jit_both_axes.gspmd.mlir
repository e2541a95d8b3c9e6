module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xi32> {mhlo.sharding = "{devices=[4,1]<=[2,2]T(1,0)}"}) -> (tensor<8x12xi32> {jax.result_info = "result", mhlo.sharding = "{devices=[1,4]<=[4]}"}) {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x12xi32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<8x12xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x12xi32>
    %3 = stablehlo.add %1, %2 : tensor<8x12xi32>
    return %3 : tensor<8x12xi32>
  }
}
