// RUN: not stablehlo-opt %s
// breaks shift_left (C1)
//   type(lhs) = type(rhs) = type(result)

func.func @main(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<ui4> {
  %0 = "stablehlo.shift_left"(%arg0, %arg1) : (tensor<i2>, tensor<i2>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
