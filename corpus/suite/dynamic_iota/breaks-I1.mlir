// RUN: not stablehlo-opt %s
// breaks dynamic_iota (I1)
//   output_shape is int and rank(output_shape) = 1 and not is_quantized(output_shape)

func.func @main(%arg0: tensor<1xf32>) -> tensor<3xui16> {
  %0 = "stablehlo.dynamic_iota"(%arg0) <{iota_dimension = 0 : i64}> : (tensor<1xf32>) -> tensor<3xui16>
  return %0 : tensor<3xui16>
}
