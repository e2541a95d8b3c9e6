// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (C1)
//   (not is_per_axis_quantized(operand) => element_type(result) = element_type(operand)) and (is_per_axis_quantized(operand) => same_storage(result, operand))

func.func @main(%arg0: tensor<2xf8E8M0FNU>, %arg1: tensor<2xui4>) -> tensor<2x2xbf16> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf8E8M0FNU>, tensor<2xui4>) -> tensor<2x2xbf16>
  return %0 : tensor<2x2xbf16>
}
