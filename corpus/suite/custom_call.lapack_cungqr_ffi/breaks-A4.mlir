// RUN: not stablehlo-opt %s
// breaks lapack_cungqr_ffi (A4)
//   dim(taus, -1) <= dim(a, -1) <= dim(a, -2)

func.func @main(%arg0: tensor<1x3x4xcomplex<f32>>, %arg1: tensor<1x0xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_cungqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> : (tensor<1x3x4xcomplex<f32>>, tensor<1x0xcomplex<f32>>) -> tensor<1x3x4xcomplex<f32>>
  return %0 : tensor<1x3x4xcomplex<f32>>
}
