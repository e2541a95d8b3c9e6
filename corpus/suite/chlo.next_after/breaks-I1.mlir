// RUN: not stablehlo-opt %s
// breaks next_after (I1)
//   x is float

func.func @main(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i2> {
  %0 = "chlo.next_after"(%arg0, %arg1) : (tensor<i2>, tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}
