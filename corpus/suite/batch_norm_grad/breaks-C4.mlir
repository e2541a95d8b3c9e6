// RUN: not stablehlo-opt %s
// breaks batch_norm_grad (C4)
//   shape(scale) = shape(mean) = shape(variance) = shape(grad_scale) = shape(grad_offset)

func.func @main(%arg0: tensor<1x2x5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<5xf64>, %arg3: tensor<5xf64>, %arg4: tensor<1x2x5xf64>) -> (tensor<1x2x5xf64>, tensor<5xf64>, tensor<f64>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 2 : i64, epsilon = -1.0 : f32}> : (tensor<1x2x5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<1x2x5xf64>) -> (tensor<1x2x5xf64>, tensor<5xf64>, tensor<f64>)
  return %0, %1, %2 : tensor<1x2x5xf64>, tensor<5xf64>, tensor<f64>
}
