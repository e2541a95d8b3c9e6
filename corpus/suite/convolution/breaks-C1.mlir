// RUN: not stablehlo-opt %s
// breaks convolution (C1)
//   rank(lhs) = rank(rhs)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<6x1xf4E2M1FN>, %arg1: tensor<1xf4E2M1FN>) -> tensor<3x2xf64> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>}> : (tensor<6x1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<3x2xf64>
    return %0 : tensor<3x2xf64>
  }
}
