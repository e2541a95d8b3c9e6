// RUN: not stablehlo-opt %s
// breaks lapack_cungqr_ffi (A4)
//   dim(taus, -1) <= dim(a, -1) <= dim(a, -2)

func.func @main(%arg0: tensor<0x0xcomplex<f32>>, %arg1: tensor<1xcomplex<f32>>) -> tensor<0x0xcomplex<f32>> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_cungqr_ffi", operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<0x0xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<0x0xcomplex<f32>>
  return %0 : tensor<0x0xcomplex<f32>>
}
