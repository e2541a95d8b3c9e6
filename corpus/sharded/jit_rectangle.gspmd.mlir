module @jit__lambda attributes {mhlo.num_partitions = 6 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xi32> {mhlo.sharding = "{devices=[2,3]<=[6]}"}) -> (tensor<12x8xi32> {jax.result_info = "result", mhlo.sharding = "{devices=[3,2]<=[2,3]T(1,0)}"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x12xi32>) -> tensor<12x8xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<12x8xi32>
    return %2 : tensor<12x8xi32>
  }
}
