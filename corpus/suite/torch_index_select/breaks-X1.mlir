// RUN: not stablehlo-opt %s
// breaks torch_index_select (X1)
//   index is int

func.func @main(%arg0: tensor<3x1xbf16>, %arg1: tensor<3xi1>) -> tensor<3x1xbf16> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<3x1xbf16>, tensor<3xi1>) -> tensor<3x1xbf16>
  return %0 : tensor<3x1xbf16>
}
