// RUN: not stablehlo-opt %s
// breaks ProductOfElementaryHouseholderReflectors (I1)
//   a is f16 | bf16 | f32 | f64 | complex

func.func @main(%arg0: tensor<1x0xui64>, %arg1: tensor<0xui64>) -> tensor<1x0xui64> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "ProductOfElementaryHouseholderReflectors"}> : (tensor<1x0xui64>, tensor<0xui64>) -> tensor<1x0xui64>
  return %0 : tensor<1x0xui64>
}
