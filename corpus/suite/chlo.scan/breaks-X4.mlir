// RUN: not stablehlo-opt %s
// breaks scan (X4)
//   given(scan_dim_size) => scan_dim_size = dim(inputs[0], dimension)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x2x2x0xf8E5M2>, %arg1: tensor<4x1x1x0xui32>, %arg2: tensor<4x2x1x0xui64>) -> (tensor<3x4x1x0xf6E2M3FN>, tensor<3x1x4x0xui32>) {
    %0, %1 = "chlo.scan"(%arg0, %arg1, %arg2) <{dimension = 3 : i64, scan_dim_size = 1 : i64, operandSegmentSizes = array<i32: 3, 0>, resultSegmentSizes = array<i32: 2, 0>}> ({
    ^bb0(%2: tensor<4x2x2xf8E5M2>, %3: tensor<4x1x1xui32>, %4: tensor<4x2x1xui64>):
      %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x4x1xf6E2M3FN>}> : () -> tensor<3x4x1xf6E2M3FN>
      %6 = "stablehlo.constant"() <{value = dense<0> : tensor<3x1x4xui32>}> : () -> tensor<3x1x4xui32>
      stablehlo.return %5, %6 : tensor<3x4x1xf6E2M3FN>, tensor<3x1x4xui32>
    }) : (tensor<4x2x2x0xf8E5M2>, tensor<4x1x1x0xui32>, tensor<4x2x1x0xui64>) -> (tensor<3x4x1x0xf6E2M3FN>, tensor<3x1x4x0xui32>)
    return %0, %1 : tensor<3x4x1x0xf6E2M3FN>, tensor<3x1x4x0xui32>
  }
}
