// RUN: not stablehlo-opt %s
// breaks Eigh (A2)
//   type(v) = type(a) and element_type(w) = real_type(a)

func.func @main(%arg0: tensor<4x4xf32>) -> (tensor<4x4xi16>, tensor<4xf32>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Eigh", backend_config = "0,1,100,1e-6"}> : (tensor<4x4xf32>) -> (tensor<4x4xi16>, tensor<4xf32>)
  return %0, %1 : tensor<4x4xi16>, tensor<4xf32>
}
