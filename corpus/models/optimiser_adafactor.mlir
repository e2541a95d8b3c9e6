module @jit_adafactor_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5xf32>, %arg1: tensor<6x5xf32>, %arg2: tensor<6xf32>, %arg3: tensor<5xf32>) -> (tensor<6x5xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<6x5xf32>
    %cst = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %2 = stablehlo.add %0, %1 : tensor<6x5xf32>
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.multiply %3, %arg2 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.divide %5, %6 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<6xf32>
    %10 = stablehlo.add %4, %9 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.multiply %11, %arg3 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%2 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<6x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_6 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %15 = stablehlo.divide %13, %14 : tensor<5xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<5xf32>
    %18 = stablehlo.add %12, %17 : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_9 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.divide %10, %21 : tensor<6xf32>
    %23 = stablehlo.rsqrt %22 : tensor<6xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %26 = stablehlo.multiply %arg1, %25 : tensor<6x5xf32>
    %27 = stablehlo.rsqrt %18 : tensor<5xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %30 = stablehlo.multiply %26, %29 : tensor<6x5xf32>
    %31 = stablehlo.multiply %30, %30 : tensor<6x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %33 = stablehlo.divide %32, %cst_11 : tensor<f32>
    %34 = stablehlo.sqrt %33 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.maximum %cst_12, %34 : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %37 = stablehlo.divide %30, %36 : tensor<6x5xf32>
    %cst_13 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<6x5xf32>
    %40 = stablehlo.subtract %arg0, %39 : tensor<6x5xf32>
    return %40, %10, %18 : tensor<6x5xf32>, tensor<6xf32>, tensor<5xf32>
  }
}
