module @jit_sliding_window_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x2x4xbf16>, %arg1: tensor<2x9x2x4xbf16>, %arg2: tensor<2x9x2x4xbf16>) -> (tensor<2x9x2x4xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<9xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<9xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<9xi32>) -> tensor<1x9xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x9xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x9xi32>) -> tensor<9x9xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<9x9xi32>
    %7 = stablehlo.abs %6 : tensor<9x9xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9x9xi32>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
    %10 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x9x2x4xbf16>, tensor<2x9x2x4xbf16>) -> tensor<2x2x9x9xbf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x2x9x9xbf16>
    %12 = stablehlo.divide %10, %11 : tensor<2x2x9x9xbf16>
    %cst_0 = stablehlo.constant dense<-9.982440e+08> : tensor<bf16>
    %13 = call @_where(%9, %12, %cst_0) : (tensor<9x9xi1>, tensor<2x2x9x9xbf16>, tensor<bf16>) -> tensor<2x2x9x9xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x9x9xbf16>, tensor<bf16>) -> tensor<2x2x9xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x2x9xbf16>
    %16 = stablehlo.maximum %15, %14 : tensor<2x2x9xbf16>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x2x9xbf16>) -> tensor<2x2x9x1xbf16>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x9x1xbf16>) -> tensor<2x2x9x9xbf16>
    %19 = stablehlo.subtract %13, %18 : tensor<2x2x9x9xbf16>
    %20 = stablehlo.exponential %19 : tensor<2x2x9x9xbf16>
    %21 = stablehlo.convert %20 : (tensor<2x2x9x9xbf16>) -> tensor<2x2x9x9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x9x9xf32>, tensor<f32>) -> tensor<2x2x9xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x2x9xf32>) -> tensor<2x2x9x1xf32>
    %24 = stablehlo.convert %23 : (tensor<2x2x9x1xf32>) -> tensor<2x2x9x1xbf16>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<2x2x9x1xbf16>) -> tensor<2x2x9x9xbf16>
    %26 = stablehlo.divide %20, %25 : tensor<2x2x9x9xbf16>
    %27 = stablehlo.dot_general %arg2, %26, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x9x2x4xbf16>, tensor<2x2x9x9xbf16>) -> tensor<2x2x4x9xbf16>
    %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (tensor<2x2x4x9xbf16>) -> tensor<2x9x2x4xbf16>
    return %28 : tensor<2x9x2x4xbf16>
  }
  func.func private @_where(%arg0: tensor<9x9xi1>, %arg1: tensor<2x2x9x9xbf16>, %arg2: tensor<bf16>) -> tensor<2x2x9x9xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<9x9xi1>) -> tensor<2x2x9x9xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<2x2x9x9xbf16>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<2x2x9x9xi1>, tensor<2x2x9x9xbf16>
    return %2 : tensor<2x2x9x9xbf16>
  }
}
