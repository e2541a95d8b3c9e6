module @jit_quantized_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x12xf32>, %arg1: tensor<12x7xi8>, %arg2: tensor<7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<5x12xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x12xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<1.270000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<5x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<5x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x12xf32>
    %8 = stablehlo.divide %arg0, %7 : tensor<5x12xf32>
    %9 = call @round(%8) : (tensor<5x12xf32>) -> tensor<5x12xf32>
    %c = stablehlo.constant dense<-127> : tensor<i32>
    %c_2 = stablehlo.constant dense<127> : tensor<i32>
    %10 = call @clip(%9, %c, %c_2) : (tensor<5x12xf32>, tensor<i32>, tensor<i32>) -> tensor<5x12xf32>
    %11 = stablehlo.convert %10 : (tensor<5x12xf32>) -> tensor<5x12xi8>
    %12 = stablehlo.dot_general %11, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x12xi8>, tensor<12x7xi8>) -> tensor<5x7xi32>
    %13 = stablehlo.convert %12 : (tensor<5x7xi32>) -> tensor<5x7xf32>
    %14 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x7xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<5x7xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<5x7xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<5x7xf32>
    return %18 : tensor<5x7xf32>
  }
  func.func private @round(%arg0: tensor<5x12xf32>) -> tensor<5x12xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5x12xf32>
    return %0 : tensor<5x12xf32>
  }
  func.func private @clip(%arg0: tensor<5x12xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<5x12xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x12xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5x12xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<5x12xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<5x12xf32>
    return %5 : tensor<5x12xf32>
  }
}
