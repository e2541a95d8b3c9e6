// RUN: not stablehlo-opt %s
// breaks scan (X4)
//   given(scan_dim_size) => scan_dim_size = known([dim(x, dimension) for x in inputs])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1x1xf6E2M3FN>, %arg1: tensor<1x2xui2>) -> (tensor<1x4x2xbf16>, tensor<1xi32>, tensor<1xf8E3M4>) {
    %0, %1, %2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, scan_dim_size = 0 : i64, is_reverse = true, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 3, 0>}> ({
    ^bb0(%3: tensor<1xf6E2M3FN>, %4: tensor<2xui2>):
      %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<4x2xbf16>}> : () -> tensor<4x2xbf16>
      %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f8E3M4>}> : () -> tensor<f8E3M4>
      stablehlo.return %5, %6, %7 : tensor<4x2xbf16>, tensor<i32>, tensor<f8E3M4>
    }) : (tensor<1x1xf6E2M3FN>, tensor<1x2xui2>) -> (tensor<1x4x2xbf16>, tensor<1xi32>, tensor<1xf8E3M4>)
    return %0, %1, %2 : tensor<1x4x2xbf16>, tensor<1xi32>, tensor<1xf8E3M4>
  }
}
