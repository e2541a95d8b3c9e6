// RUN: not stablehlo-opt %s
// breaks lapack_cgeqrf_ffi (A4)
//   operand_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<4x1xcomplex<f32>>) -> (tensor<4x1xcomplex<f32>>, tensor<1xcomplex<f32>>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<4x1xcomplex<f32>>) -> (tensor<4x1xcomplex<f32>>, tensor<1xcomplex<f32>>)
  return %0, %1 : tensor<4x1xcomplex<f32>>, tensor<1xcomplex<f32>>
}
