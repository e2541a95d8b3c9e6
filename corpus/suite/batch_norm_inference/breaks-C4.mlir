// RUN: not stablehlo-opt %s
// breaks batch_norm_inference (C4)
//   size(offset) = dim(operand, feature_index)

func.func @main(%arg0: tensor<2x4xf8E5M2FNUZ>, %arg1: tensor<4xf8E5M2FNUZ>, %arg2: tensor<3xf8E5M2FNUZ>, %arg3: tensor<4xf8E5M2FNUZ>, %arg4: tensor<4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 1 : i64, epsilon = 1.0 : f32}> : (tensor<2x4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
  return %0 : tensor<2x4xf8E5M2FNUZ>
}
