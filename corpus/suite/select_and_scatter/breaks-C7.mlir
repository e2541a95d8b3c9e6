// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C7)
//   0 < window_strides

func.func @main(%arg0: tensor<2xui4>, %arg1: tensor<0xui4>, %arg2: tensor<ui4>) -> tensor<2xui32> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: -1>, padding = dense<[[-3, -2]]> : tensor<1x2xi64>}> ({
  ^bb0(%1: tensor<ui4>, %2: tensor<ui4>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<ui32>, %5: tensor<ui32>):
    stablehlo.return %4 : tensor<ui32>
  }) : (tensor<2xui4>, tensor<0xui4>, tensor<ui4>) -> tensor<2xui32>
  return %0 : tensor<2xui32>
}
