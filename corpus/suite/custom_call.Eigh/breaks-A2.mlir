// RUN: not stablehlo-opt %s
// breaks Eigh (A2)
//   type(v) = type(a) and element_type(w) = real_type(a)

func.func @main(%arg0: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi8>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Eigh", backend_config = "0,1,30,1e-3"}> : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi8>)
  return %0, %1 : tensor<2x2xf32>, tensor<2xi8>
}
