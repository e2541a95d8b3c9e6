// RUN: not stablehlo-opt %s
// breaks lapack_zungqr_ffi (A3)
//   shape(taus)[:-1] = shape(a)[:-2]

func.func @main(%arg0: tensor<2x1x3x1x1xcomplex<f64>>, %arg1: tensor<3x1x3x1xcomplex<f64>>) -> tensor<2x1x3x1x1xcomplex<f64>> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_zungqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[3, 4, 2, 1, 0]> : tensor<5xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[3, 4, 2, 1, 0]> : tensor<5xindex>]}> : (tensor<2x1x3x1x1xcomplex<f64>>, tensor<3x1x3x1xcomplex<f64>>) -> tensor<2x1x3x1x1xcomplex<f64>>
  return %0 : tensor<2x1x3x1x1xcomplex<f64>>
}
