module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xf32> {mhlo.sharding = "{devices=[4,1]<=[4]}"}) -> (tensor<8x12xf32> {jax.result_info = "result", mhlo.sharding = "{devices=[4,1]<=[4]}"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x12xf32>) -> tensor<1x1x8x12xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<8x12xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [2, 3] : (tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
    %3 = stablehlo.convolution(%0, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x8x12xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x8x12xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x8x12xf32>) -> tensor<8x12xf32>
    return %4 : tensor<8x12xf32>
  }
}
