// RUN: not stablehlo-opt %s
// breaks batch_norm_inference (C3)
//   size(scale) = dim(operand, feature_index)

func.func @main(%arg0: tensor<3x3xf8E5M2>, %arg1: tensor<2xf8E5M2>, %arg2: tensor<3xf8E5M2>, %arg3: tensor<3xf8E5M2>, %arg4: tensor<3xf8E5M2>) -> tensor<3x3xf8E5M2> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 0.5 : f32}> : (tensor<3x3xf8E5M2>, tensor<2xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> tensor<3x3xf8E5M2>
  return %0 : tensor<3x3xf8E5M2>
}
