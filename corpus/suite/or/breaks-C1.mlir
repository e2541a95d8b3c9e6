// RUN: not stablehlo-opt %s
// breaks or (C1)
//   type(lhs) = type(rhs) = type(result)

func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>) -> tensor<i2> {
  %0 = "stablehlo.or"(%arg0, %arg1) : (tensor<i8>, tensor<i8>) -> tensor<i2>
  return %0 : tensor<i2>
}
