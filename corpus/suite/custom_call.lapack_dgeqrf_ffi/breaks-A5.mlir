// RUN: not stablehlo-opt %s
// breaks lapack_dgeqrf_ffi (A5)
//   result_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1)]

func.func @main(%arg0: tensor<2x1xf64>) -> (tensor<2x1xf64>, tensor<1xf64>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<2x1xf64>) -> (tensor<2x1xf64>, tensor<1xf64>)
  return %0, %1 : tensor<2x1xf64>, tensor<1xf64>
}
