// RUN: not stablehlo-opt %s
// breaks batch_norm_grad (C1)
//   0 <= feature_index < rank(operand)

func.func @main(%arg0: tensor<2xf16>, %arg1: tensor<2xf16>, %arg2: tensor<2xf16>, %arg3: tensor<2xf16>, %arg4: tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 1 : i64, epsilon = 0.5 : f32}> : (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  return %0, %1, %2 : tensor<2xf16>, tensor<2xf16>, tensor<2xf16>
}
