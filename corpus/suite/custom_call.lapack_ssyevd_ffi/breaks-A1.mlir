// RUN: not stablehlo-opt %s
// breaks lapack_ssyevd_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name) and dim(a, -2) = dim(a, -1)

func.func @main(%arg0: tensor<2x2xui4>) -> (tensor<2x2xui4>, tensor<2xui4>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_ssyevd_ffi", mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<2x2xui4>) -> (tensor<2x2xui4>, tensor<2xui4>, tensor<i32>)
  return %0, %1, %2 : tensor<2x2xui4>, tensor<2xui4>, tensor<i32>
}
