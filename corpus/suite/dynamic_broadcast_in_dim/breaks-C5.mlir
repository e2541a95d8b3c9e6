// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (C5)
//   for d in axes(operand): dim(operand, d) = 1 or dim(operand, d) = dim(result, broadcast_dimensions[d]) and dim(operand, d) = values(output_dimensions)[broadcast_dimensions[d]]

func.func @main(%arg0: tensor<2xi64>, %arg1: tensor<1xui2>) -> tensor<0xi64> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi64>, tensor<1xui2>) -> tensor<0xi64>
  return %0 : tensor<0xi64>
}
