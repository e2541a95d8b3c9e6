// RUN: not stablehlo-opt %s
// breaks reduce (I2)
//   rank(init_values...) = 0

func.func @main(%arg0: tensor<2x3x2xi32>, %arg1: tensor<2xi32>) -> tensor<i64> {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1, 0, 2>}> ({
  ^bb0(%1: tensor<i64>, %2: tensor<i64>):
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<2x3x2xi32>, tensor<2xi32>) -> tensor<i64>
  return %0 : tensor<i64>
}
