// RUN: not stablehlo-opt %s
// breaks lapack_zgeqrf_ffi (A3)
//   shape(taus) = shape(a)[:-2] ++ [min(dim(a, -2), dim(a, -1))]

func.func @main(%arg0: tensor<4x1x2xcomplex<f64>>) -> (tensor<4x1x2xcomplex<f64>>, tensor<1xcomplex<f64>>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> : (tensor<4x1x2xcomplex<f64>>) -> (tensor<4x1x2xcomplex<f64>>, tensor<1xcomplex<f64>>)
  return %0, %1 : tensor<4x1x2xcomplex<f64>>, tensor<1xcomplex<f64>>
}
