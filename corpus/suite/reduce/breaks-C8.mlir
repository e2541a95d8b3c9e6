// RUN: not stablehlo-opt %s
// breaks reduce (C8)
//   element_type(results...) = element_type(output_types(body)...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x3xf8E5M2FNUZ>, %arg1: tensor<4x3xui32>, %arg2: tensor<4x3xi4>, %arg3: tensor<4x3xui2>, %arg4: tensor<f8E5M2FNUZ>, %arg5: tensor<ui32>, %arg6: tensor<i4>, %arg7: tensor<ui2>) -> (tensor<4xf8E5M2FNUZ>, tensor<4xf4E2M1FN>, tensor<4xi64>, tensor<4xui2>) {
    %0, %1, %2, %3 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%4: tensor<f8E5M2FNUZ>, %5: tensor<ui32>, %6: tensor<i64>, %7: tensor<ui2>, %8: tensor<f8E5M2FNUZ>, %9: tensor<ui32>, %10: tensor<i64>, %11: tensor<ui2>):
      stablehlo.return %4, %5, %6, %7 : tensor<f8E5M2FNUZ>, tensor<ui32>, tensor<i64>, tensor<ui2>
    }) : (tensor<4x3xf8E5M2FNUZ>, tensor<4x3xui32>, tensor<4x3xi4>, tensor<4x3xui2>, tensor<f8E5M2FNUZ>, tensor<ui32>, tensor<i4>, tensor<ui2>) -> (tensor<4xf8E5M2FNUZ>, tensor<4xf4E2M1FN>, tensor<4xi64>, tensor<4xui2>)
    return %0, %1, %2, %3 : tensor<4xf8E5M2FNUZ>, tensor<4xf4E2M1FN>, tensor<4xi64>, tensor<4xui2>
  }
}
