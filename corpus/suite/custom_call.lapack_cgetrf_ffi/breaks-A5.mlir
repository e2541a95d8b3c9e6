// RUN: not stablehlo-opt %s
// breaks lapack_cgetrf_ffi (A5)
//   result_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1), in_rows(rank(a) - 2)]

func.func @main(%arg0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgetrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
  return %0, %1, %2 : tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>
}
