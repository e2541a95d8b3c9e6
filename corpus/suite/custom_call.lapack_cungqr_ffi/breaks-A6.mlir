// RUN: not stablehlo-opt %s
// breaks lapack_cungqr_ffi (A6)
//   result_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<1x1xcomplex<f32>>, %arg1: tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_cungqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 1]> : tensor<2xindex>]}> : (tensor<1x1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  return %0 : tensor<1x1xcomplex<f32>>
}
