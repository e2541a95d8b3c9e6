// RUN: not stablehlo-opt %s
// breaks reduce_window (C7)
//   0 < window_strides

func.func @main(%arg0: tensor<2xui64>, %arg1: tensor<ui64>) -> tensor<5xui64> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 0>, base_dilations = array<i64: 3>, window_dilations = array<i64: 3>, padding = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%1: tensor<ui64>, %2: tensor<ui64>):
    stablehlo.return %1 : tensor<ui64>
  }) : (tensor<2xui64>, tensor<ui64>) -> tensor<5xui64>
  return %0 : tensor<5xui64>
}
