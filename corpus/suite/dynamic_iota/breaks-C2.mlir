// RUN: not stablehlo-opt %s
// breaks dynamic_iota (C2)
//   rank(result) = size(output_shape)

func.func @main(%arg0: tensor<1xui2>) -> tensor<f8E5M2> {
  %0 = "stablehlo.dynamic_iota"(%arg0) <{iota_dimension = 0 : i64}> : (tensor<1xui2>) -> tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}
