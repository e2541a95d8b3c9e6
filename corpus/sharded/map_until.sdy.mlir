module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x2xi32>) -> (tensor<8x2xi32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<2x2xi32>) {
      %1 = stablehlo.while(%iterArg = %arg1) : tensor<2x2xi32>
      cond {
        %c = stablehlo.constant dense<0> : tensor<i32>
        %2 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<i32>
        %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
        ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
          %5 = stablehlo.add %arg2, %arg3 : tensor<i32>
          stablehlo.return %5 : tensor<i32>
        }) : (tensor<i32>) -> tensor<i32>
        %c_0 = stablehlo.constant dense<1000> : tensor<i32>
        %4 = stablehlo.compare LT, %3, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %4 : tensor<i1>
      } do {
        %2 = stablehlo.add %iterArg, %iterArg : tensor<2x2xi32>
        stablehlo.return %2 : tensor<2x2xi32>
      }
      sdy.return %1 : tensor<2x2xi32>
    } : (tensor<8x2xi32>) -> tensor<8x2xi32>
    return %0 : tensor<8x2xi32>
  }
}
