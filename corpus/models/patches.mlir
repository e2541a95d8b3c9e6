module @jit_patches attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x12x3xf32>, %arg1: tensor<48x10xf32>) -> (tensor<2x6x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x8x12x3xf32>) -> tensor<2x2x4x3x4x3xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x2x4x3x4x3xf32>) -> tensor<2x2x3x4x4x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x4x4x3xf32>) -> tensor<2x6x48xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x48xf32>, tensor<48x10xf32>) -> tensor<2x6x10xf32>
    return %3 : tensor<2x6x10xf32>
  }
}
