// RUN: not stablehlo-opt %s
// breaks broadcast_xor (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<i8>, %arg1: tensor<0xi8>) -> tensor<0xui16> {
  %0 = "chlo.broadcast_xor"(%arg0, %arg1) : (tensor<i8>, tensor<0xi8>) -> tensor<0xui16>
  return %0 : tensor<0xui16>
}
