module @jit_separable_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x5x4xf32>, %arg1: tensor<3x3x1x4xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<2x4xf32>, %arg4: tensor<4x4xf32>) -> (tensor<2x6x5x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x5x4xf32>, tensor<3x3x1x4xf32>) -> tensor<2x6x5x4xf32>
    %1 = call @relu6(%0) : (tensor<2x6x5x4xf32>) -> tensor<2x6x5x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x6x5x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x4xf32>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
    %6 = call @relu(%5) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %7 = stablehlo.dot_general %6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %8 = stablehlo.negate %7 : tensor<2x4xf32>
    %9 = stablehlo.exponential %8 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %11 = stablehlo.add %10, %9 : tensor<2x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %13 = stablehlo.divide %12, %11 : tensor<2x4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 3] : (tensor<2x4xf32>) -> tensor<2x1x1x4xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x6x5x4xf32>
    %16 = stablehlo.multiply %1, %15 : tensor<2x6x5x4xf32>
    %17 = stablehlo.dot_general %16, %arg4, contracting_dims = [3] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x5x4xf32>, tensor<4x4xf32>) -> tensor<2x6x5x4xf32>
    %18 = stablehlo.add %arg0, %17 : tensor<2x6x5x4xf32>
    return %18 : tensor<2x6x5x4xf32>
  }
  func.func private @relu6(%arg0: tensor<2x6x5x4xf32>) -> tensor<2x6x5x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x5x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x6x5x4xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x5x4xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<2x6x5x4xf32>
    return %3 : tensor<2x6x5x4xf32>
  }
  func.func private @relu(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
}
