module @jit_decoded_token attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x7x4x6xf32>, %arg1: tensor<2x7x4x6xf32>, %arg2: tensor<2x1x4x6xf32>, %arg3: tensor<2x1x4x6xf32>, %arg4: tensor<2x1x4x6xf32>, %arg5: tensor<i32>) -> (tensor<2x7x4x6xf32> {jax.result_info = "result[0]"}, tensor<2x7x4x6xf32> {jax.result_info = "result[1]"}, tensor<2x1x4x6xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %1 = stablehlo.add %arg5, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg5 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_update_slice %arg0, %arg3, %c_1, %2, %c_2, %c_3 : (tensor<2x7x4x6xf32>, tensor<2x1x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x7x4x6xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg5, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<7> : tensor<i32>
    %5 = stablehlo.add %arg5, %c_5 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg5 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg1, %arg4, %c_6, %6, %c_7, %c_8 : (tensor<2x7x4x6xf32>, tensor<2x1x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x7x4x6xf32>
    %8 = stablehlo.iota dim = 0 : tensor<7xi32>
    %9 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %10 = stablehlo.compare LE, %8, %9, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %11 = stablehlo.dot_general %arg2, %3, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x1x4x6xf32>, tensor<2x7x4x6xf32>) -> tensor<2x4x1x7xf32>
    %cst = stablehlo.constant dense<2.44948983> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x1x7xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2x4x1x7xf32>
    %cst_9 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %14 = call @_where(%10, %13, %cst_9) : (tensor<7xi1>, tensor<2x4x1x7xf32>, tensor<f32>) -> tensor<2x4x1x7xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x1x7xf32>, tensor<f32>) -> tensor<2x4x1xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %17 = stablehlo.maximum %16, %15 : tensor<2x4x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x1x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x7xf32>
    %20 = stablehlo.subtract %14, %19 : tensor<2x4x1x7xf32>
    %21 = stablehlo.exponential %20 : tensor<2x4x1x7xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<2x4x1x7xf32>, tensor<f32>) -> tensor<2x4x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x1x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<2x4x1x1xf32>) -> tensor<2x4x1x7xf32>
    %25 = stablehlo.divide %21, %24 : tensor<2x4x1x7xf32>
    %26 = stablehlo.dot_general %7, %25, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x7x4x6xf32>, tensor<2x4x1x7xf32>) -> tensor<2x4x6x1xf32>
    %27 = stablehlo.transpose %26, dims = [0, 3, 1, 2] : (tensor<2x4x6x1xf32>) -> tensor<2x1x4x6xf32>
    return %3, %7, %27 : tensor<2x7x4x6xf32>, tensor<2x7x4x6xf32>, tensor<2x1x4x6xf32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<2x4x1x7xf32>, %arg2: tensor<f32>) -> tensor<2x4x1x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<7xi1>) -> tensor<2x4x1x7xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4x1x7xf32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<2x4x1x7xi1>, tensor<2x4x1x7xf32>
    return %2 : tensor<2x4x1x7xf32>
  }
}
