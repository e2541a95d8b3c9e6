// RUN: not stablehlo-opt %s
// breaks Eigh (A3)
//   shape(w) = shape(a)[:-1]

func.func @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x2xf32>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Eigh", backend_config = "0,1,100,1e-6"}> : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x2xf32>)
  return %0, %1 : tensor<2x3x3xf32>, tensor<2x3x2xf32>
}
