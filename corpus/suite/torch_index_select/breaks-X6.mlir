// RUN: not stablehlo-opt %s
// breaks torch_index_select (X6)
//   element_type(operand) = element_type(result)

func.func @main(%arg0: tensor<2x2xf8E4M3B11FNUZ>, %arg1: tensor<4x4xi32>) -> tensor<2x4x4xi32> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<2x2xf8E4M3B11FNUZ>, tensor<4x4xi32>) -> tensor<2x4x4xi32>
  return %0 : tensor<2x4x4xi32>
}
