module @jit_two_meshes attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
  sdy.mesh @mesh_0 = <["x"=2, "y"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<8x12xi32>) -> (tensor<4x12xi32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<2x12xi32>) {
      %2 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<2x12xi32>) -> tensor<2x12xi32>
      sdy.return %2 : tensor<2x12xi32>
    } : (tensor<8x12xi32>) -> tensor<8x12xi32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@mesh_0, [{"x"}, {"y"}]>] out_shardings=[<@mesh_0, [{}, {"y"}]>] manual_axes={"x", "y"} (%arg1: tensor<4x6xi32>) {
      %2 = "stablehlo.all_reduce"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        %3 = stablehlo.add %arg2, %arg3 : tensor<i32>
        stablehlo.return %3 : tensor<i32>
      }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
      sdy.return %2 : tensor<4x6xi32>
    } : (tensor<8x12xi32>) -> tensor<4x12xi32>
    return %1 : tensor<4x12xi32>
  }
}
