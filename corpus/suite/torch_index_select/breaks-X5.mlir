// RUN: not stablehlo-opt %s
// breaks torch_index_select (X5)
//   shape(result) = shape(operand)[:dim] ++ shape(index)[batch_dims:] ++ shape(operand)[dim + 1:]

func.func @main(%arg0: tensor<3x4x3xf16>, %arg1: tensor<ui2>) -> tensor<4x4xf16> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<3x4x3xf16>, tensor<ui2>) -> tensor<4x4xf16>
  return %0 : tensor<4x4xf16>
}
