// RUN: not stablehlo-opt %s
// breaks lapack_dorgqr_ffi (A5)
//   operand_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1)]

func.func @main(%arg0: tensor<4x3xf64>, %arg1: tensor<1xf64>) -> tensor<4x3xf64> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_dorgqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<4x3xf64>, tensor<1xf64>) -> tensor<4x3xf64>
  return %0 : tensor<4x3xf64>
}
