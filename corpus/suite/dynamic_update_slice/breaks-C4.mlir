// RUN: not stablehlo-opt %s
// breaks dynamic_update_slice (C4)
//   size(start_indices) = rank(operand)

func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>) -> tensor<2xi8> {
  %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
