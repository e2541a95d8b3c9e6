// RUN: not stablehlo-opt %s
// breaks dynamic_pad (C2)
//   type(edge_padding_low) = type(edge_padding_high) = type(interior_padding) and size(edge_padding_low) = rank(operand)

func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>, %arg2: tensor<0xui32>, %arg3: tensor<1xui32>, %arg4: tensor<0xui32>) -> tensor<i8> {
  %0 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<i8>, tensor<i8>, tensor<0xui32>, tensor<1xui32>, tensor<0xui32>) -> tensor<i8>
  return %0 : tensor<i8>
}
