// RUN: not stablehlo-opt %s
// breaks Eigh (I1)
//   a is f16 | bf16 | f32 | f64 | complex

func.func @main(%arg0: tensor<3x3x3xi1>) -> (tensor<3x3x3xi1>, tensor<3x3xi1>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Eigh", backend_config = "0,1,30,1e-3"}> : (tensor<3x3x3xi1>) -> (tensor<3x3x3xi1>, tensor<3x3xi1>)
  return %0, %1 : tensor<3x3x3xi1>, tensor<3x3xi1>
}
