// RUN: not stablehlo-opt %s
// breaks lapack_sorgqr_ffi (A5)
//   operand_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1)]

func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>) -> tensor<3x3xf32> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_sorgqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
