// RUN: not stablehlo-opt %s
// breaks dynamic_pad (I2)
//   rank(padding_value) = 0

func.func @main(%arg0: tensor<f16>, %arg1: tensor<1xf16>, %arg2: tensor<0xi2>, %arg3: tensor<0xi2>, %arg4: tensor<0xi2>) -> tensor<f16> {
  %0 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<f16>, tensor<1xf16>, tensor<0xi2>, tensor<0xi2>, tensor<0xi2>) -> tensor<f16>
  return %0 : tensor<f16>
}
