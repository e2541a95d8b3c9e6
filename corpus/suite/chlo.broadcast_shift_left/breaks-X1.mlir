// RUN: not stablehlo-opt %s
// breaks broadcast_shift_left (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<ui32>, %arg1: tensor<i1>) -> tensor<i8> {
  %0 = "chlo.broadcast_shift_left"(%arg0, %arg1) : (tensor<ui32>, tensor<i1>) -> tensor<i8>
  return %0 : tensor<i8>
}
