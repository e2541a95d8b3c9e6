// RUN: not stablehlo-opt %s
// breaks batch_norm_inference (C2)
//   same([baseline_element_type(t) for t in [operand, scale, offset, mean, variance, result]])

func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf6E2M3FN>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<5xf32>) -> tensor<5xf32> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 0.5 : f32}> : (tensor<5xf32>, tensor<5xf6E2M3FN>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
