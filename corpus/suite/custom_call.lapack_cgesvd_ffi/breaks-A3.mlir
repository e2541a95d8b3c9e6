// RUN: not stablehlo-opt %s
// breaks lapack_cgesvd_ffi (A3)
//   shape(s) = shape(a)[:-2] ++ [min(dim(a, -2), dim(a, -1))] and shape(info) = shape(a)[:-2]

func.func @main(%arg0: tensor<3x2x4xcomplex<f32>>) -> (tensor<3x2x4xcomplex<f32>>, tensor<3x2xf32>, tensor<3x2x2xcomplex<f32>>, tensor<3x4x4xcomplex<f32>>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgesvd_ffi", mhlo.backend_config = {mode = 65 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> : (tensor<3x2x4xcomplex<f32>>) -> (tensor<3x2x4xcomplex<f32>>, tensor<3x2xf32>, tensor<3x2x2xcomplex<f32>>, tensor<3x4x4xcomplex<f32>>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<3x2x4xcomplex<f32>>, tensor<3x2xf32>, tensor<3x2x2xcomplex<f32>>, tensor<3x4x4xcomplex<f32>>, tensor<i32>
}
