// RUN: not stablehlo-opt %s
// breaks lapack_cgeqrf_ffi (A5)
//   result_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1)]

func.func @main(%arg0: tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
  return %0, %1 : tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>
}
