// RUN: not stablehlo-opt %s
// breaks convolution (C22)
//   0 < batch_group_count

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x2xf4E2M1FN>, %arg1: tensor<2x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 0 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[b, f]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}> : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
    return %0 : tensor<2x2xf4E2M1FN>
  }
}
