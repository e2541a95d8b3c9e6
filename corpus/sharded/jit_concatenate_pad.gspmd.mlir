module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xi32> {mhlo.sharding = "{devices=[4,1]<=[4]}"}) -> (tensor<16x12xi32> {jax.result_info = "result", mhlo.sharding = "{devices=[4,1]<=[4]}"}) {
    %0 = stablehlo.slice %arg0 [0:4, 0:12] : (tensor<8x12xi32>) -> tensor<4x12xi32>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<8x12xi32>, tensor<4x12xi32>) -> tensor<12x12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = call @_pad(%1, %c) : (tensor<12x12xi32>, tensor<i32>) -> tensor<16x12xi32>
    return %2 : tensor<16x12xi32>
  }
  func.func private @_pad(%arg0: tensor<12x12xi32>, %arg1: tensor<i32>) -> tensor<16x12xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [3, 0], interior = [0, 0] : (tensor<12x12xi32>, tensor<i32>) -> tensor<16x12xi32>
    return %1 : tensor<16x12xi32>
  }
}
