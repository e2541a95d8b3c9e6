// RUN: not stablehlo-opt %s
// breaks lapack_cgesvd_ffi (A6)
//   shape(vt)[:-2] = shape(a)[:-2] and dim(vt, -1) = dim(a, -1) and dim(vt, -2) in vectors(mode, dim(a, -1), min(dim(a, -2), dim(a, -1)))

func.func @main(%arg0: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<1x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgesvd_ffi", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<1x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<1x1xcomplex<f32>>, tensor<1xf32>, tensor<1x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>, tensor<i32>
}
