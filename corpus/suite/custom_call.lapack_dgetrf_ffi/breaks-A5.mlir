// RUN: not stablehlo-opt %s
// breaks lapack_dgetrf_ffi (A5)
//   result_layouts = [in_columns(rank(a)), in_rows(rank(a) - 1), in_rows(rank(a) - 2)]

func.func @main(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgetrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xi32>, tensor<i32>)
  return %0, %1, %2 : tensor<4x4xf64>, tensor<4xi32>, tensor<i32>
}
