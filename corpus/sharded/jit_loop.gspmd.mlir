module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xf32> {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"}) -> (tensor<8x12xf32> {jax.result_info = "result", mhlo.sharding = "{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %arg0) : tensor<8x12xf32>, tensor<i32>, tensor<8x12xf32>
    cond {
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @closed_call(%iterArg, %iterArg_1) : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<8x12xf32>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %2, %1 : tensor<8x12xf32>, tensor<i32>, tensor<8x12xf32>
    }
    return %0#2 : tensor<8x12xf32>
  }
  func.func private @closed_call(%arg0: tensor<8x12xf32>, %arg1: tensor<8x12xf32>) -> tensor<8x12xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<8x12xf32>
    %2 = stablehlo.add %1, %arg0 : tensor<8x12xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{devices=[2,2]<=[4]}"} : (tensor<8x12xf32>) -> tensor<8x12xf32>
    return %3 : tensor<8x12xf32>
  }
}
