// RUN: not stablehlo-opt %s
// breaks lapack_sorgqr_ffi (A6)
//   result_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<4x2xf32>, %arg1: tensor<1xf32>) -> tensor<4x2xf32> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_sorgqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 2]> : tensor<2xindex>]}> : (tensor<4x2xf32>, tensor<1xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
