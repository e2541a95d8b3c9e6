// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (I2)
//   rank(output_dimensions) = 1 and output_dimensions is int and not is_quantized(output_dimensions)

func.func @main(%arg0: tensor<3x3x4xi1>, %arg1: tensor<3x1xi64>) -> tensor<3x3x4xi1> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 1, 0, 2>}> : (tensor<3x3x4xi1>, tensor<3x1xi64>) -> tensor<3x3x4xi1>
  return %0 : tensor<3x3x4xi1>
}
