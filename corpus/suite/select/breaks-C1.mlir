// RUN: not stablehlo-opt %s
// breaks select (C1)
//   rank(pred) = 0 or shape(pred) = shape(on_true)

func.func @main(%arg0: tensor<1xi1>, %arg1: tensor<i2>, %arg2: tensor<i2>) -> tensor<i2> {
  %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<1xi1>, tensor<i2>, tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
