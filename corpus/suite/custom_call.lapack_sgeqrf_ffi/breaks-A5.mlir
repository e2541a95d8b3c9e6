// RUN: not stablehlo-opt %s
// breaks lapack_sgeqrf_ffi (A5)
//   result_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1)]

func.func @main(%arg0: tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<1xf32>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<4x1xf32>) -> (tensor<4x1xf32>, tensor<1xf32>)
  return %0, %1 : tensor<4x1xf32>, tensor<1xf32>
}
