// RUN: not stablehlo-opt %s
// breaks torch_index_select (X6)
//   element_type(operand) = element_type(result)

func.func @main(%arg0: tensor<2x2x4x4x2xi16>, %arg1: tensor<2xi64>) -> tensor<2x2x4x4xf16> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 4 : i64}> : (tensor<2x2x4x4x2xi16>, tensor<2xi64>) -> tensor<2x2x4x4xf16>
  return %0 : tensor<2x2x4x4xf16>
}
