// RUN: not stablehlo-opt %s
// breaks reduce_window (C8)
//   size(base_dilations) = rank(inputs[0])

func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64>, base_dilations = array<i64: 1>}> ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>):
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
