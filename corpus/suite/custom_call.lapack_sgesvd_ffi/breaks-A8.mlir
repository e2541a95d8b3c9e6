// RUN: not stablehlo-opt %s
// breaks lapack_sgesvd_ffi (A8)
//   result_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1), in_columns(rank(a)), in_columns(rank(a)), in_rows(rank(a) - 2)]

func.func @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgesvd_ffi", mhlo.backend_config = {mode = 65 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>]}> : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>
}
