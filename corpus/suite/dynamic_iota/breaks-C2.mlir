// RUN: not stablehlo-opt %s
// breaks dynamic_iota (C2)
//   rank(result) = size(output_shape)

func.func @main(%arg0: tensor<1xui2>) -> tensor<bf16> {
  %0 = "stablehlo.dynamic_iota"(%arg0) <{iota_dimension = 0 : i64}> : (tensor<1xui2>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
