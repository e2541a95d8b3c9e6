// RUN: not stablehlo-opt %s
// breaks convolution (C22)
//   0 < batch_group_count

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x2x2xf6E3M2FN>, %arg1: tensor<3x2x1xf6E3M2FN>) -> tensor<2x0x3xf8E4M3B11FNUZ> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 0 : i64, dimension_numbers = #stablehlo.conv<[f, 0, b]x[o, 0, i]->[b, 0, f]>, rhs_dilation = array<i64: 4>, window_reversal = array<i1: true>, padding = dense<[[1, -1]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x2xf6E3M2FN>, tensor<3x2x1xf6E3M2FN>) -> tensor<2x0x3xf8E4M3B11FNUZ>
    return %0 : tensor<2x0x3xf8E4M3B11FNUZ>
  }
}
