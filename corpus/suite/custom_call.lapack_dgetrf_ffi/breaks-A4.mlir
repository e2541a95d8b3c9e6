// RUN: not stablehlo-opt %s
// breaks lapack_dgetrf_ffi (A4)
//   operand_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgetrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
  return %0, %1, %2 : tensor<3x3xf64>, tensor<3xi32>, tensor<i32>
}
