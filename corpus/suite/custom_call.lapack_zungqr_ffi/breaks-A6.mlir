// RUN: not stablehlo-opt %s
// breaks lapack_zungqr_ffi (A6)
//   result_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<3x4x1xcomplex<f64>>, %arg1: tensor<3x1xcomplex<f64>>) -> tensor<3x4x1xcomplex<f64>> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_zungqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[2, 2, 0]> : tensor<3xindex>]}> : (tensor<3x4x1xcomplex<f64>>, tensor<3x1xcomplex<f64>>) -> tensor<3x4x1xcomplex<f64>>
  return %0 : tensor<3x4x1xcomplex<f64>>
}
