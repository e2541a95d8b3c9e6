module @jit_nested_ring attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2, "z"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}, {name = "z", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<8x12xi32>) -> (tensor<8x6xi32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x", ?}, {?}]>] out_shardings=[<@mesh, [{"x", ?}, {?}]>] manual_axes={"x"} (%arg1: tensor<4x12xi32>) {
      %1 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 4], [4, 0], [1, 5], [5, 1], [2, 6], [6, 2], [3, 7], [7, 3]]> : tensor<8x2xi64>}> : (tensor<4x12xi32>) -> tensor<4x12xi32>
      %2 = sdy.manual_computation(%1) in_shardings=[<@mesh, [{?}, {"z", ?}]>] out_shardings=[<@mesh, [{?}, {?}]>] manual_axes={"z"} (%arg2: tensor<4x6xi32>) {
        %3 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"y"} () {
          %c_0 = stablehlo.constant dense<1> : tensor<ui32>
          %c_1 = stablehlo.constant dense<2> : tensor<ui32>
          %11 = stablehlo.partition_id : tensor<ui32>
          %12 = stablehlo.divide %11, %c_0 : tensor<ui32>
          %13 = stablehlo.remainder %12, %c_1 : tensor<ui32>
          %14 = stablehlo.convert %13 : (tensor<ui32>) -> tensor<i32>
          sdy.return %14 : tensor<i32>
        } : () -> tensor<i32>
        %c = stablehlo.constant dense<0> : tensor<i32>
        %4 = stablehlo.multiply %c, %3 : tensor<i32>
        %5 = sdy.sharding_constraint %4 <@mesh, []> : tensor<i32>
        %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
        %7 = sdy.sharding_constraint %6 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
        %8 = stablehlo.add %arg2, %7 : tensor<4x6xi32>
        %9 = sdy.sharding_constraint %8 <@mesh, [{?}, {?}]> : tensor<4x6xi32>
        %10 = "stablehlo.all_reduce"(%9) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
        ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
          %11 = stablehlo.add %arg3, %arg4 : tensor<i32>
          %12 = sdy.sharding_constraint %11 <@mesh, []> : tensor<i32>
          stablehlo.return %12 : tensor<i32>
        }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
        sdy.return %10 : tensor<4x6xi32>
      } : (tensor<4x12xi32>) -> tensor<4x6xi32>
      sdy.return %2 : tensor<4x6xi32>
    } : (tensor<8x12xi32>) -> tensor<8x6xi32>
    return %0 : tensor<8x6xi32>
  }
}
