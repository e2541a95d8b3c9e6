// RUN: not stablehlo-opt %s
// breaks lapack_zungqr_ffi (A1)
//   2 <= rank(a) and rank(taus) = rank(a) - 1

func.func @main(%arg0: tensor<2x1xcomplex<f64>>, %arg1: tensor<complex<f64>>) -> tensor<2x1xcomplex<f64>> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_zungqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x1xcomplex<f64>>
  return %0 : tensor<2x1xcomplex<f64>>
}
