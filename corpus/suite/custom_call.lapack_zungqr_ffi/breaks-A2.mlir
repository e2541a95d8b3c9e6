// RUN: not stablehlo-opt %s
// breaks lapack_zungqr_ffi (A2)
//   element_type(a) = lapack_type(own_name) and element_type(a) = element_type(taus) and type(result) = type(a)

func.func @main(%arg0: tensor<2x2xcomplex<f64>>, %arg1: tensor<2xi64>) -> tensor<2x2xcomplex<f64>> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_zungqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x2xcomplex<f64>>, tensor<2xi64>) -> tensor<2x2xcomplex<f64>>
  return %0 : tensor<2x2xcomplex<f64>>
}
