// RUN: not stablehlo-opt %s
// breaks Qr (A2)
//   type(packed) = type(a) and element_type(taus) = element_type(a)

func.func @main(%arg0: tensor<4x0x1xf32>) -> (tensor<f32>, tensor<4x0xf32>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Qr"}> : (tensor<4x0x1xf32>) -> (tensor<f32>, tensor<4x0xf32>)
  return %0, %1 : tensor<f32>, tensor<4x0xf32>
}
