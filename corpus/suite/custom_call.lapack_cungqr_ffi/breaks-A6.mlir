// RUN: not stablehlo-opt %s
// breaks lapack_cungqr_ffi (A6)
//   result_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<3x0xcomplex<f32>>, %arg1: tensor<0xcomplex<f32>>) -> tensor<3x0xcomplex<f32>> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_cungqr_ffi", operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<3x0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
  return %0 : tensor<3x0xcomplex<f32>>
}
