// RUN: not stablehlo-opt %s
// breaks lapack_zgesvd_ffi (A8)
//   result_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1), in_columns(rank(a)), in_columns(rank(a)), in_rows(rank(a) - 2)]

func.func @main(%arg0: tensor<3x1xcomplex<f64>>) -> (tensor<3x1xcomplex<f64>>, tensor<1xf64>, tensor<3x3xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgesvd_ffi", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 2]> : tensor<2xindex>]}> : (tensor<3x1xcomplex<f64>>) -> (tensor<3x1xcomplex<f64>>, tensor<1xf64>, tensor<3x3xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<3x1xcomplex<f64>>, tensor<1xf64>, tensor<3x3xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>
}
