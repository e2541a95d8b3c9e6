// RUN: not stablehlo-opt %s
// breaks mulhi (X1)
//   type(lhs) = type(rhs) = type(result)

func.func @main(%arg0: tensor<i2>, %arg1: tensor<i4>) -> tensor<i2> {
  %0 = "chlo.mulhi"(%arg0, %arg1) : (tensor<i2>, tensor<i4>) -> tensor<i2>
  return %0 : tensor<i2>
}
