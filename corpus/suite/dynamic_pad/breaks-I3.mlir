// RUN: not stablehlo-opt %s
// breaks dynamic_pad (I3)
//   edge_padding_low is int and rank(edge_padding_low) = 1 and not is_quantized(edge_padding_low)

func.func @main(%arg0: tensor<2xui64>, %arg1: tensor<ui64>, %arg2: tensor<i8>, %arg3: tensor<i8>, %arg4: tensor<i8>) -> tensor<1xui64> {
  %0 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<2xui64>, tensor<ui64>, tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<1xui64>
  return %0 : tensor<1xui64>
}
