module @jit_halo attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x12xi32>) -> (tensor<8x12xi32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<2x12xi32>) {
      %1 = stablehlo.slice %arg1 [1:2, 0:12] : (tensor<2x12xi32>) -> tensor<1x12xi32>
      %2 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<1x12xi32>) -> tensor<1x12xi32>
      %3 = stablehlo.slice %arg1 [0:1, 0:12] : (tensor<2x12xi32>) -> tensor<1x12xi32>
      %4 = "stablehlo.collective_permute"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [0, 3]]> : tensor<4x2xi64>}> : (tensor<1x12xi32>) -> tensor<1x12xi32>
      %5 = stablehlo.concatenate %2, %arg1, %4, dim = 0 : (tensor<1x12xi32>, tensor<2x12xi32>, tensor<1x12xi32>) -> tensor<4x12xi32>
      %6 = stablehlo.slice %5 [0:2, 0:12] : (tensor<4x12xi32>) -> tensor<2x12xi32>
      %7 = stablehlo.slice %5 [1:3, 0:12] : (tensor<4x12xi32>) -> tensor<2x12xi32>
      %8 = stablehlo.add %6, %7 : tensor<2x12xi32>
      %9 = stablehlo.slice %5 [2:4, 0:12] : (tensor<4x12xi32>) -> tensor<2x12xi32>
      %10 = stablehlo.add %8, %9 : tensor<2x12xi32>
      sdy.return %10 : tensor<2x12xi32>
    } : (tensor<8x12xi32>) -> tensor<8x12xi32>
    return %0 : tensor<8x12xi32>
  }
}
