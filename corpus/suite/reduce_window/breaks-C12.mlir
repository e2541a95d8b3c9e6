// RUN: not stablehlo-opt %s
// breaks reduce_window (C12)
//   size(padding) = 2 * rank(inputs[0]) and (for p in padding: size(p) = 2)

func.func @main(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i64> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64>, padding = dense<> : tensor<1x0xi64>}> ({
  ^bb0(%1: tensor<i64>, %2: tensor<i64>):
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<i16>, tensor<i16>) -> tensor<i64>
  return %0 : tensor<i64>
}
