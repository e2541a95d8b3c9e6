// RUN: not stablehlo-opt %s
// breaks lapack_zgeqrf_ffi (A2)
//   type(packed) = type(a) and element_type(taus) = element_type(a)

func.func @main(%arg0: tensor<1x4xcomplex<f64>>) -> (tensor<1x4xf32>, tensor<1xcomplex<f64>>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<1x4xcomplex<f64>>) -> (tensor<1x4xf32>, tensor<1xcomplex<f64>>)
  return %0, %1 : tensor<1x4xf32>, tensor<1xcomplex<f64>>
}
