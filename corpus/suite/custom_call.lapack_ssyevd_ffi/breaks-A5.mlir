// RUN: not stablehlo-opt %s
// breaks lapack_ssyevd_ffi (A5)
//   operand_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_ssyevd_ffi", mhlo.backend_config = {mode = 78 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>)
  return %0, %1, %2 : tensor<3x3xf32>, tensor<3xf32>, tensor<i32>
}
