// RUN: not stablehlo-opt %s
// breaks reduce_window (C14)
//   same(shape(results...))

func.func @main(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xui64>, %arg2: tensor<2x3xi64>, %arg3: tensor<f64>, %arg4: tensor<ui64>, %arg5: tensor<i64>) -> (tensor<2x5xf64>, tensor<2x5x1xui64>, tensor<2x5xi64>) {
  %0, %1, %2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 4, 4>, window_dilations = array<i64: 1, 2>, padding = dense<[[1, -4], [-1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%3: tensor<f64>, %4: tensor<ui64>, %5: tensor<i64>, %6: tensor<f64>, %7: tensor<ui64>, %8: tensor<i64>):
    stablehlo.return %3, %4, %5 : tensor<f64>, tensor<ui64>, tensor<i64>
  }) : (tensor<2x3xf64>, tensor<2x3xui64>, tensor<2x3xi64>, tensor<f64>, tensor<ui64>, tensor<i64>) -> (tensor<2x5xf64>, tensor<2x5x1xui64>, tensor<2x5xi64>)
  return %0, %1, %2 : tensor<2x5xf64>, tensor<2x5x1xui64>, tensor<2x5xi64>
}
