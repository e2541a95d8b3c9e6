// RUN: not stablehlo-opt %s
// breaks convolution (C4)
//   size(padding) = 2 * (rank(lhs) - 2) and (for p in padding: size(p) = 2)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x1xi1>, %arg1: tensor<6x1xi1>) -> tensor<6x1xi1> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[f, b]>, padding = dense<> : tensor<1x0xi64>}> : (tensor<3x1xi1>, tensor<6x1xi1>) -> tensor<6x1xi1>
    return %0 : tensor<6x1xi1>
  }
}
