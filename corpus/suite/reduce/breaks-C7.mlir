// RUN: not stablehlo-opt %s
// breaks reduce (C7)
//   for r in results: shape(r) = known(shape(inputs...)) without dimensions

func.func @main(%arg0: tensor<2x2x3xf8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<1xf64> {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0, 2, 1>}> ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>):
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<2x2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<1xf64>
  return %0 : tensor<1xf64>
}
