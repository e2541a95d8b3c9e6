// RUN: not stablehlo-opt %s
// breaks lapack_cgetrf_ffi (A3)
//   shape(pivots) = shape(a)[:-2] ++ [min(dim(a, -2), dim(a, -1))] and shape(info) = shape(a)[:-2]

func.func @main(%arg0: tensor<3x1xcomplex<f32>>) -> (tensor<3x1xcomplex<f32>>, tensor<1xi32>, tensor<2xi32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgetrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<3x1xcomplex<f32>>) -> (tensor<3x1xcomplex<f32>>, tensor<1xi32>, tensor<2xi32>)
  return %0, %1, %2 : tensor<3x1xcomplex<f32>>, tensor<1xi32>, tensor<2xi32>
}
