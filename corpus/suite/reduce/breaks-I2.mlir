// RUN: not stablehlo-opt %s
// breaks reduce (I2)
//   rank(init_values...) = 0

func.func @main(%arg0: tensor<4x4xi64>, %arg1: tensor<1xi64>) -> tensor<i64> {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%1: tensor<i64>, %2: tensor<i64>):
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<4x4xi64>, tensor<1xi64>) -> tensor<i64>
  return %0 : tensor<i64>
}
