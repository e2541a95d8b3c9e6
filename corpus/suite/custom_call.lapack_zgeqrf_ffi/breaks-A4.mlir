// RUN: not stablehlo-opt %s
// breaks lapack_zgeqrf_ffi (A4)
//   operand_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>)
  return %0, %1 : tensor<1x1xcomplex<f64>>, tensor<1xcomplex<f64>>
}
