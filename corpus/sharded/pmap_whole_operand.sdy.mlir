module @jit__fun attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["i"=2]> {stablehlo.mesh = {axes = [{name = "i", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<2x4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>}, %arg1: tensor<4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) -> (tensor<2x4xi32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"i"}, {}]>}) {
    %0 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"i"}, {}]>, <@mesh, [{}]>] out_shardings=[<@mesh, [{"i"}, {}]>] manual_axes={"i"} (%arg2: tensor<1x4xi32>, %arg3: tensor<4xi32>) {
      %1 = stablehlo.reshape %arg2 : (tensor<1x4xi32>) -> tensor<4xi32>
      %2 = stablehlo.multiply %1, %arg3 : tensor<4xi32>
      %3 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
        %6 = stablehlo.maximum %arg4, %arg5 : tensor<i32>
        stablehlo.return %6 : tensor<i32>
      }) : (tensor<4xi32>) -> tensor<4xi32>
      %4 = stablehlo.add %2, %3 : tensor<4xi32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
      sdy.return %5 : tensor<1x4xi32>
    } : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
    return %0 : tensor<2x4xi32>
  }
}
