// RUN: not stablehlo-opt %s
// breaks Eigh (A1)
//   2 <= rank(a) and dim(a, -2) = dim(a, -1)

func.func @main(%arg0: tensor<4x3xcomplex<f64>>) -> (tensor<4x3xcomplex<f64>>, tensor<4xf64>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Eigh", backend_config = "1,0,100,1e-6"}> : (tensor<4x3xcomplex<f64>>) -> (tensor<4x3xcomplex<f64>>, tensor<4xf64>)
  return %0, %1 : tensor<4x3xcomplex<f64>>, tensor<4xf64>
}
