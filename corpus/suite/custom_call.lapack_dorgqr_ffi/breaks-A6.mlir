// RUN: not stablehlo-opt %s
// breaks lapack_dorgqr_ffi (A6)
//   result_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<3x1xf64>, %arg1: tensor<1xf64>) -> tensor<3x1xf64> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_dorgqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<3x1xf64>, tensor<1xf64>) -> tensor<3x1xf64>
  return %0 : tensor<3x1xf64>
}
