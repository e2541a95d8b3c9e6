module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x12xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<16x12xi32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
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
