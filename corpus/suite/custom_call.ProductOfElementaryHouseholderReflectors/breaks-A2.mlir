// RUN: not stablehlo-opt %s
// breaks ProductOfElementaryHouseholderReflectors (A2)
//   element_type(a) = element_type(taus) and type(result) = type(a)

func.func @main(%arg0: tensor<0x0xf32>, %arg1: tensor<0xf32>) -> tensor<0x0xi8> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "ProductOfElementaryHouseholderReflectors"}> : (tensor<0x0xf32>, tensor<0xf32>) -> tensor<0x0xi8>
  return %0 : tensor<0x0xi8>
}
