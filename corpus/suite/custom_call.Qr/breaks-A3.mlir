// RUN: not stablehlo-opt %s
// breaks Qr (A3)
//   shape(taus) = shape(a)[:-2] ++ [min(dim(a, -2), dim(a, -1))]

func.func @main(%arg0: tensor<2x3xf16>) -> (tensor<2x3xf16>, tensor<f16>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Qr"}> : (tensor<2x3xf16>) -> (tensor<2x3xf16>, tensor<f16>)
  return %0, %1 : tensor<2x3xf16>, tensor<f16>
}
