// RUN: not stablehlo-opt %s
// breaks dynamic_iota (C1)
//   0 <= iota_dimension < size(output_shape)

func.func @main(%arg0: tensor<1xi16>) -> tensor<4xf32> {
  %0 = "stablehlo.dynamic_iota"(%arg0) <{iota_dimension = 7 : i64}> : (tensor<1xi16>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
