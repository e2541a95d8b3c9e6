// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (I2)
//   rank(output_dimensions) = 1 and output_dimensions is int and not is_quantized(output_dimensions)

func.func @main(%arg0: tensor<2xui2>, %arg1: tensor<2xf8E4M3FNUZ>) -> tensor<4x2xui2> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xui2>, tensor<2xf8E4M3FNUZ>) -> tensor<4x2xui2>
  return %0 : tensor<4x2xui2>
}
