// RUN: not stablehlo-opt %s
// breaks reduce_window (C10)
//   size(window_dilations) = rank(inputs[0])

func.func @main(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> tensor<ui64> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64>, window_dilations = array<i64: 1>}> ({
  ^bb0(%1: tensor<ui64>, %2: tensor<ui64>):
    stablehlo.return %1 : tensor<ui64>
  }) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
