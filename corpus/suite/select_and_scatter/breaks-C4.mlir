// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C4)
//   size(window_dimensions) = rank(operand)

func.func @main(%arg0: tensor<4x1xui16>, %arg1: tensor<0x0xui16>, %arg2: tensor<ui16>) -> tensor<4x1xui64> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 4>, window_strides = array<i64: 4, 1>, padding = dense<[[-3, 1], [-3, -1]]> : tensor<2x2xi64>}> ({
  ^bb0(%1: tensor<ui16>, %2: tensor<ui16>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<ui64>, %5: tensor<ui64>):
    stablehlo.return %4 : tensor<ui64>
  }) : (tensor<4x1xui16>, tensor<0x0xui16>, tensor<ui16>) -> tensor<4x1xui64>
  return %0 : tensor<4x1xui64>
}
