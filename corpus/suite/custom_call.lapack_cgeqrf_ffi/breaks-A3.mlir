// RUN: not stablehlo-opt %s
// breaks lapack_cgeqrf_ffi (A3)
//   shape(taus) = shape(a)[:-2] ++ [min(dim(a, -2), dim(a, -1))]

func.func @main(%arg0: tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2x1xcomplex<f32>>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2x1xcomplex<f32>>)
  return %0, %1 : tensor<3x2xcomplex<f32>>, tensor<2x1xcomplex<f32>>
}
