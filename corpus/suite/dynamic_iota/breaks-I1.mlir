// RUN: not stablehlo-opt %s
// breaks dynamic_iota (I1)
//   output_shape is int and rank(output_shape) = 1 and not is_quantized(output_shape)

func.func @main(%arg0: tensor<2xf4E2M1FN>) -> tensor<3x0xf64> {
  %0 = "stablehlo.dynamic_iota"(%arg0) <{iota_dimension = 1 : i64}> : (tensor<2xf4E2M1FN>) -> tensor<3x0xf64>
  return %0 : tensor<3x0xf64>
}
