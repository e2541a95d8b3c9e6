// RUN: not stablehlo-opt %s
// breaks torch_index_select (X3)
//   batch_dims <= rank(index)

func.func @main(%arg0: tensor<2x4x1xf6E2M3FN>, %arg1: tensor<ui16>) -> tensor<2x4xf6E2M3FN> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 2 : i64}> : (tensor<2x4x1xf6E2M3FN>, tensor<ui16>) -> tensor<2x4xf6E2M3FN>
  return %0 : tensor<2x4xf6E2M3FN>
}
