// RUN: not stablehlo-opt %s
// breaks reduce_window (C11)
//   0 < window_dilations

func.func @main(%arg0: tensor<2xui4>, %arg1: tensor<ui4>) -> tensor<2xui4> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 3>, base_dilations = array<i64: 3>, window_dilations = array<i64: -1>, padding = dense<[[1, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%1: tensor<ui4>, %2: tensor<ui4>):
    stablehlo.return %1 : tensor<ui4>
  }) : (tensor<2xui4>, tensor<ui4>) -> tensor<2xui4>
  return %0 : tensor<2xui4>
}
