// RUN: not stablehlo-opt %s
// breaks broadcast_shift_right_arithmetic (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<2xi2>) -> tensor<2xi8> {
  %0 = "chlo.broadcast_shift_right_arithmetic"(%arg0, %arg1) : (tensor<2xi8>, tensor<2xi2>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
