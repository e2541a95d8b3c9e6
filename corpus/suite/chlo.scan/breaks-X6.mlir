// RUN: not stablehlo-opt %s
// breaks scan (X6)
//   for y in outputs: dim(y, dimension) = known([dim(x, dimension) for x in inputs] ++ [scan_dim_size])

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x3x4x1xui64>, %arg1: tensor<2x4x3x1xui64>, %arg2: tensor<4x1x2x1xi8>, %arg3: tensor<f8E4M3FNUZ>, %arg4: tensor<4x3xf8E4M3B11FNUZ>) -> (tensor<1x1x3x1xui4>, tensor<2x1x4x1xf8E8M0FNU>, tensor<3x4x2x0xf8E8M0FNU>, tensor<f8E4M3FNUZ>, tensor<4x3xf8E4M3B11FNUZ>) {
    %0, %1, %2, %3, %4 = "chlo.scan"(%arg0, %arg1, %arg2, %arg3, %arg4) <{dimension = 3 : i64, scan_dim_size = 1 : i64, is_reverse = true, operandSegmentSizes = array<i32: 3, 2>, resultSegmentSizes = array<i32: 3, 2>}> ({
    ^bb0(%5: tensor<4x3x4xui64>, %6: tensor<2x4x3xui64>, %7: tensor<4x1x2xi8>, %8: tensor<f8E4M3FNUZ>, %9: tensor<4x3xf8E4M3B11FNUZ>):
      %10 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x3xui4>}> : () -> tensor<1x1x3xui4>
      %11 = "stablehlo.constant"() <{value = dense<5.877472e-39> : tensor<2x1x4xf8E8M0FNU>}> : () -> tensor<2x1x4xf8E8M0FNU>
      %12 = "stablehlo.constant"() <{value = dense<5.877472e-39> : tensor<3x4x2xf8E8M0FNU>}> : () -> tensor<3x4x2xf8E8M0FNU>
      stablehlo.return %10, %11, %12, %8, %9 : tensor<1x1x3xui4>, tensor<2x1x4xf8E8M0FNU>, tensor<3x4x2xf8E8M0FNU>, tensor<f8E4M3FNUZ>, tensor<4x3xf8E4M3B11FNUZ>
    }) : (tensor<4x3x4x1xui64>, tensor<2x4x3x1xui64>, tensor<4x1x2x1xi8>, tensor<f8E4M3FNUZ>, tensor<4x3xf8E4M3B11FNUZ>) -> (tensor<1x1x3x1xui4>, tensor<2x1x4x1xf8E8M0FNU>, tensor<3x4x2x0xf8E8M0FNU>, tensor<f8E4M3FNUZ>, tensor<4x3xf8E4M3B11FNUZ>)
    return %0, %1, %2, %3, %4 : tensor<1x1x3x1xui4>, tensor<2x1x4x1xf8E8M0FNU>, tensor<3x4x2x0xf8E8M0FNU>, tensor<f8E4M3FNUZ>, tensor<4x3xf8E4M3B11FNUZ>
  }
}
