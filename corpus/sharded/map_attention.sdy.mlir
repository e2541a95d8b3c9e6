module @jit_attention attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<4x6x4xf32>, %arg1: tensor<4x6x4xf32>, %arg2: tensor<4x6x4xf32>) -> (tensor<4x6x4xf32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{"x"}, {}, {}]>, <@mesh, [{"x"}, {}, {}]>, <@mesh, [{"x"}, {}, {}]>] out_shardings=[<@mesh, [{"x"}, {}, {}]>] manual_axes={"x"} (%arg3: tensor<1x6x4xf32>, %arg4: tensor<1x6x4xf32>, %arg5: tensor<1x6x4xf32>) {
      %1 = stablehlo.dot_general %arg3, %arg4, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x6x4xf32>, tensor<1x6x4xf32>) -> tensor<1x6x6xf32>
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x6x6xf32>
      %3 = stablehlo.divide %1, %2 : tensor<1x6x6xf32>
      %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<1x6x6xf32>, tensor<f32>) -> tensor<1x6xf32>
      %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
      %6 = stablehlo.maximum %5, %4 : tensor<1x6xf32>
      %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<1x6x1xf32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x6x1xf32>) -> tensor<1x6x6xf32>
      %9 = stablehlo.subtract %3, %8 : tensor<1x6x6xf32>
      %10 = stablehlo.exponential %9 : tensor<1x6x6xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<1x6x6xf32>, tensor<f32>) -> tensor<1x6xf32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<1x6x1xf32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x6x1xf32>) -> tensor<1x6x6xf32>
      %14 = stablehlo.divide %10, %13 : tensor<1x6x6xf32>
      %15 = stablehlo.dot_general %14, %arg5, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x6x6xf32>, tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
      sdy.return %15 : tensor<1x6x4xf32>
    } : (tensor<4x6x4xf32>, tensor<4x6x4xf32>, tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    return %0 : tensor<4x6x4xf32>
  }
}
