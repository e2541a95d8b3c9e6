// RUN: not stablehlo-opt %s
// breaks dynamic_reshape (I2)
//   output_shape is int and rank(output_shape) = 1 and not is_quantized(output_shape)

func.func @main(%arg0: tensor<f16>, %arg1: tensor<0xf8E5M2>) -> tensor<f16> {
  %0 = "stablehlo.dynamic_reshape"(%arg0, %arg1) : (tensor<f16>, tensor<0xf8E5M2>) -> tensor<f16>
  return %0 : tensor<f16>
}
