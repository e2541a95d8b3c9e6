// RUN: not stablehlo-opt %s
// breaks batch_norm_training (C2)
//   same([baseline_element_type(t) for t in [operand, scale, offset, batch_mean, batch_var, output]])

func.func @main(%arg0: tensor<3xf16>, %arg1: tensor<3xf16>, %arg2: tensor<3xf16>) -> (tensor<3xf16>, tensor<3xi1>, tensor<3xf16>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{feature_index = 0 : i64, epsilon = 7.6293945e-06 : f32}> : (tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<3xf16>, tensor<3xi1>, tensor<3xf16>)
  return %0, %1, %2 : tensor<3xf16>, tensor<3xi1>, tensor<3xf16>
}
