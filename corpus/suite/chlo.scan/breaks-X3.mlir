// RUN: not stablehlo-opt %s
// breaks scan (X3)
//   same(dim(inputs..., dimension))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x1xf8E3M4>, %arg1: tensor<3xf8E4M3FNUZ>, %arg2: tensor<2xf8E4M3>) -> (tensor<4x1xf64>, tensor<4xui4>, tensor<4xi64>, tensor<2xf8E4M3>) {
    %0, %1, %2, %3 = "chlo.scan"(%arg0, %arg1, %arg2) <{dimension = 0 : i64, is_reverse = true, operandSegmentSizes = array<i32: 2, 1>, resultSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%4: tensor<1xf8E3M4>, %5: tensor<f8E4M3FNUZ>, %6: tensor<2xf8E4M3>):
      %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
      %8 = "stablehlo.constant"() <{value = dense<0> : tensor<ui4>}> : () -> tensor<ui4>
      %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      stablehlo.return %7, %8, %9, %6 : tensor<1xf64>, tensor<ui4>, tensor<i64>, tensor<2xf8E4M3>
    }) : (tensor<4x1xf8E3M4>, tensor<3xf8E4M3FNUZ>, tensor<2xf8E4M3>) -> (tensor<4x1xf64>, tensor<4xui4>, tensor<4xi64>, tensor<2xf8E4M3>)
    return %0, %1, %2, %3 : tensor<4x1xf64>, tensor<4xui4>, tensor<4xi64>, tensor<2xf8E4M3>
  }
}
