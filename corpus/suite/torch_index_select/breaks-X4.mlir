// RUN: not stablehlo-opt %s
// breaks torch_index_select (X4)
//   shape(operand)[:batch_dims] = shape(index)[:batch_dims]

func.func @main(%arg0: tensor<3x8x6x3xui64>, %arg1: tensor<3x9x6xi16>) -> tensor<3x8x6xui64> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 3 : i64, dim = 3 : i64}> : (tensor<3x8x6x3xui64>, tensor<3x9x6xi16>) -> tensor<3x8x6xui64>
  return %0 : tensor<3x8x6xui64>
}
