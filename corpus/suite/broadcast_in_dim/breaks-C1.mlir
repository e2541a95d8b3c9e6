// RUN: not stablehlo-opt %s
// breaks broadcast_in_dim (C1)
//   (not is_per_axis_quantized(operand) => element_type(result) = element_type(operand)) and (is_per_axis_quantized(operand) => same_storage(result, operand))

func.func @main(%arg0: tensor<i4>) -> tensor<3x4xf8E3M4> {
  %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<i4>) -> tensor<3x4xf8E3M4>
  return %0 : tensor<3x4xf8E3M4>
}
