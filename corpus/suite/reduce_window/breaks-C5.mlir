// RUN: not stablehlo-opt %s
// breaks reduce_window (C5)
//   0 < window_dimensions

func.func @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<i64>, %arg3: tensor<f8E5M2>) -> (tensor<1x0xi64>, tensor<1x0xf8E5M2>) {
  %0, %1 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{window_dimensions = array<i64: 1, 0>, window_dilations = array<i64: 4, 1>, padding = dense<[[0, -1], [-1, -3]]> : tensor<2x2xi64>}> ({
  ^bb0(%2: tensor<i64>, %3: tensor<f8E5M2>, %4: tensor<i64>, %5: tensor<f8E5M2>):
    stablehlo.return %2, %3 : tensor<i64>, tensor<f8E5M2>
  }) : (tensor<2x3xi64>, tensor<2x3xf8E5M2>, tensor<i64>, tensor<f8E5M2>) -> (tensor<1x0xi64>, tensor<1x0xf8E5M2>)
  return %0, %1 : tensor<1x0xi64>, tensor<1x0xf8E5M2>
}
