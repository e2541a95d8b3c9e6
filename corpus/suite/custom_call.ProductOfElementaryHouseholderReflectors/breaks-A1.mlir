// RUN: not stablehlo-opt %s
// breaks ProductOfElementaryHouseholderReflectors (A1)
//   2 <= rank(a) and rank(taus) = rank(a) - 1

func.func @main(%arg0: tensor<2x0xf32>, %arg1: tensor<f32>) -> tensor<2x0xf32> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "ProductOfElementaryHouseholderReflectors"}> : (tensor<2x0xf32>, tensor<f32>) -> tensor<2x0xf32>
  return %0 : tensor<2x0xf32>
}
