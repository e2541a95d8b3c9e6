// RUN: not stablehlo-opt %s
// breaks Eigh (A1)
//   2 <= rank(a) and dim(a, -2) = dim(a, -1)

func.func @main(%arg0: tensor<2x3x2x0x1xf16>) -> (tensor<2x3x2x0x1xf16>, tensor<2x3x2x0xf16>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Eigh", backend_config = "0,1,30,1e-3"}> : (tensor<2x3x2x0x1xf16>) -> (tensor<2x3x2x0x1xf16>, tensor<2x3x2x0xf16>)
  return %0, %1 : tensor<2x3x2x0x1xf16>, tensor<2x3x2x0xf16>
}
