// RUN: not stablehlo-opt %s
// breaks batch_norm_training (C4)
//   size(offset) = dim(operand, feature_index)

func.func @main(%arg0: tensor<2x3x2xf8E5M2FNUZ>, %arg1: tensor<2xf8E5M2FNUZ>, %arg2: tensor<3xf8E5M2FNUZ>) -> (tensor<2x3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 0 : i64, epsilon = 7.6293945e-06 : f32}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> (tensor<2x3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>)
  return %0, %1, %2 : tensor<2x3x2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>
}
