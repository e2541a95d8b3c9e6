module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<8x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %arg1: tensor<12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<8x12xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
    %0 = stablehlo.slice %arg1 [0:4, 0:2] : (tensor<12x4xf32>) -> tensor<4x2xf32>
    %c = stablehlo.constant dense<6> : tensor<i32>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %c, %c_0 : (tensor<8x12xf32>, tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<8x12xf32>
    return %1 : tensor<8x12xf32>
  }
}
