// RUN: not stablehlo-opt %s
// breaks lapack_cgesvd_ffi (A5)
//   shape(u)[:-1] = shape(a)[:-1] and dim(u, -1) in vectors(mode, dim(a, -2), min(dim(a, -2), dim(a, -1)))

func.func @main(%arg0: tensor<3x1xcomplex<f32>>) -> (tensor<3x1xcomplex<f32>>, tensor<1xf32>, tensor<3x4xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgesvd_ffi", mhlo.backend_config = {mode = 65 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<3x1xcomplex<f32>>) -> (tensor<3x1xcomplex<f32>>, tensor<1xf32>, tensor<3x4xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<3x1xcomplex<f32>>, tensor<1xf32>, tensor<3x4xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>
}
