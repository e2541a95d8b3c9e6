// RUN: not stablehlo-opt %s
// breaks broadcast_shift_right_logical (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<i2>, %arg1: tensor<ui32>) -> tensor<ui32> {
  %0 = "chlo.broadcast_shift_right_logical"(%arg0, %arg1) : (tensor<i2>, tensor<ui32>) -> tensor<ui32>
  return %0 : tensor<ui32>
}
