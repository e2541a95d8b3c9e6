// RUN: not stablehlo-opt %s
// breaks batch_norm_grad (C2)
//   same([baseline_element_type(t) for t in [operand, scale, mean, variance, grad_output, grad_operand, grad_scale, grad_offset]])

func.func @main(%arg0: tensor<2xbf16>, %arg1: tensor<2xbf16>, %arg2: tensor<2xi2>, %arg3: tensor<2xbf16>, %arg4: tensor<2xbf16>) -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 0.5 : f32}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xi2>, tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  return %0, %1, %2 : tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>
}
