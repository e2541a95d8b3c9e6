// RUN: not stablehlo-opt %s
// breaks torch_index_select (X2)
//   0 <= batch_dims <= dim < rank(operand)

func.func @main(%arg0: tensor<ui32>, %arg1: tensor<ui4>) -> tensor<ui32> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<ui32>, tensor<ui4>) -> tensor<ui32>
  return %0 : tensor<ui32>
}
