// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C6)
//   size(window_strides) = rank(operand)

func.func @main(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui64> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_strides = array<i64: 1>}> ({
  ^bb0(%1: tensor<ui32>, %2: tensor<ui32>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<ui64>, %5: tensor<ui64>):
    stablehlo.return %4 : tensor<ui64>
  }) : (tensor<ui32>, tensor<ui32>, tensor<ui32>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
