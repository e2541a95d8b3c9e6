module @jit_mixture_of_experts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x6xf32>, %arg1: tensor<6x5xf32>, %arg2: tensor<5x6x8xf32>, %arg3: tensor<5x8x6xf32>) -> (tensor<7x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<7xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<7x5xf32>
    %7 = stablehlo.exponential %6 : tensor<7x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x5xf32>, tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x5xf32>
    %11 = stablehlo.divide %7, %10 : tensor<7x5xf32>
    %values, %indices = chlo.top_k(%11, k = 2) : tensor<7x5xf32> -> (tensor<7x2xf32>, tensor<7x2xi32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%values init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<7x2xf32>, tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x2xf32>
    %15 = stablehlo.divide %values, %14 : tensor<7x2xf32>
    %16 = call @_one_hot(%indices) : (tensor<7x2xi32>) -> tensor<7x2x5xf32>
    %17 = stablehlo.dot_general %15, %16, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x2xf32>, tensor<7x2x5xf32>) -> tensor<7x5xf32>
    %18 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<5x6x8xf32>) -> tensor<7x5x8xf32>
    %19 = call @silu(%18) : (tensor<7x5x8xf32>) -> tensor<7x5x8xf32>
    %20 = stablehlo.dot_general %arg3, %19, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<5x8x6xf32>, tensor<7x5x8xf32>) -> tensor<5x6x7xf32>
    %21 = stablehlo.transpose %20, dims = [2, 0, 1] : (tensor<5x6x7xf32>) -> tensor<7x5x6xf32>
    %22 = stablehlo.dot_general %17, %21, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<7x5x6xf32>) -> tensor<7x6xf32>
    return %22 : tensor<7x6xf32>
  }
  func.func private @_one_hot(%arg0: tensor<7x2xi32>) -> tensor<7x2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x2xi32>) -> tensor<7x2x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<7x2x1xi32>) -> tensor<7x2x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x5xi32>) -> tensor<7x2x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<7x2x5xi32>, tensor<7x2x5xi32>) -> tensor<7x2x5xi1>
    %5 = stablehlo.convert %4 : (tensor<7x2x5xi1>) -> tensor<7x2x5xf32>
    return %5 : tensor<7x2x5xf32>
  }
  func.func private @silu(%arg0: tensor<7x5x8xf32>) -> tensor<7x5x8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<7x5x8xf32>
    %1 = stablehlo.exponential %0 : tensor<7x5x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x5x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<7x5x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x5x8xf32>
    %5 = stablehlo.divide %4, %3 : tensor<7x5x8xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<7x5x8xf32>
    return %6 : tensor<7x5x8xf32>
  }
}
