module @jit_momentum_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5xf32>, %arg1: tensor<6x5xf32>, %arg2: tensor<6x5xf32>) -> (tensor<6x5xf32> {jax.result_info = "result[0]"}, tensor<6x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<6x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %4 = stablehlo.multiply %3, %arg2 : tensor<6x5xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.add %2, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %cst_2, %5 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.minimum %cst_3, %6 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %9 = stablehlo.multiply %arg1, %8 : tensor<6x5xf32>
    %10 = stablehlo.add %4, %9 : tensor<6x5xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<6x5xf32>
    %13 = stablehlo.add %12, %arg1 : tensor<6x5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<6x5xf32>
    %16 = stablehlo.subtract %arg0, %15 : tensor<6x5xf32>
    return %16, %10 : tensor<6x5xf32>, tensor<6x5xf32>
  }
}
