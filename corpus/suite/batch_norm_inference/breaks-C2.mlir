// RUN: not stablehlo-opt %s
// breaks batch_norm_inference (C2)
//   same([baseline_element_type(t) for t in [operand, scale, offset, mean, variance, result]])

func.func @main(%arg0: tensor<4x2xf64>, %arg1: tensor<2xf64>, %arg2: tensor<2xf64>, %arg3: tensor<2xf64>, %arg4: tensor<2xf16>) -> tensor<4x2xf64> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 1 : i64, epsilon = 1.0 : f32}> : (tensor<4x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf16>) -> tensor<4x2xf64>
  return %0 : tensor<4x2xf64>
}
