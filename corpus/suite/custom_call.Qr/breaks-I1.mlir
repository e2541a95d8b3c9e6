// RUN: not stablehlo-opt %s
// breaks Qr (I1)
//   a is f16 | bf16 | f32 | f64 | complex

func.func @main(%arg0: tensor<3x3xi8>) -> (tensor<3x3xi8>, tensor<3xi8>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Qr"}> : (tensor<3x3xi8>) -> (tensor<3x3xi8>, tensor<3xi8>)
  return %0, %1 : tensor<3x3xi8>, tensor<3xi8>
}
