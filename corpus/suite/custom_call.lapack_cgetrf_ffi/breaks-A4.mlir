// RUN: not stablehlo-opt %s
// breaks lapack_cgetrf_ffi (A4)
//   operand_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<4x1x3xcomplex<f32>>) -> (tensor<4x1x3xcomplex<f32>>, tensor<4x1xi32>, tensor<4xi32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgetrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2]> : tensor<2xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<4x1x3xcomplex<f32>>) -> (tensor<4x1x3xcomplex<f32>>, tensor<4x1xi32>, tensor<4xi32>)
  return %0, %1, %2 : tensor<4x1x3xcomplex<f32>>, tensor<4x1xi32>, tensor<4xi32>
}
