// RUN: not stablehlo-opt %s
// breaks shift_right_arithmetic (C1)
//   type(lhs) = type(rhs) = type(result)

func.func @main(%arg0: tensor<i2>, %arg1: tensor<1xi2>) -> tensor<i2> {
  %0 = "stablehlo.shift_right_arithmetic"(%arg0, %arg1) : (tensor<i2>, tensor<1xi2>) -> tensor<i2>
  return %0 : tensor<i2>
}
