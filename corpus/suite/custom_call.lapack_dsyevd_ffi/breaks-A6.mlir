// RUN: not stablehlo-opt %s
// breaks lapack_dsyevd_ffi (A6)
//   result_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1), in_rows(rank(a) - 2)]

func.func @main(%arg0: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dsyevd_ffi", mhlo.backend_config = {mode = 78 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<i32>)
  return %0, %1, %2 : tensor<2x2xf64>, tensor<2xf64>, tensor<i32>
}
