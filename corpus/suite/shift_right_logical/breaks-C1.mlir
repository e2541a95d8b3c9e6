// RUN: not stablehlo-opt %s
// breaks shift_right_logical (C1)
//   type(lhs) = type(rhs) = type(result)

func.func @main(%arg0: tensor<ui8>, %arg1: tensor<i8>) -> tensor<ui8> {
  %0 = "stablehlo.shift_right_logical"(%arg0, %arg1) : (tensor<ui8>, tensor<i8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}
