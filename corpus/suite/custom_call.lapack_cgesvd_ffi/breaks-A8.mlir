// RUN: not stablehlo-opt %s
// breaks lapack_cgesvd_ffi (A8)
//   result_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1), in_columns(rank(a)), in_columns(rank(a)), in_rows(rank(a) - 2)]

func.func @main(%arg0: tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgesvd_ffi", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<2x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i32>
}
