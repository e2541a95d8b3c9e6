// RUN: not stablehlo-opt %s
// breaks batch_norm_inference (C7)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<1x4x1xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>, %arg3: tensor<4xf64>, %arg4: tensor<4xf64>) -> tensor<1x4x1x2xf64> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 1 : i64, epsilon = 1.0 : f32}> : (tensor<1x4x1xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<1x4x1x2xf64>
  return %0 : tensor<1x4x1x2xf64>
}
