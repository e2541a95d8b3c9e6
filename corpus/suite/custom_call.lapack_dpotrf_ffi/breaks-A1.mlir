// RUN: not stablehlo-opt %s
// breaks lapack_dpotrf_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

func.func @main(%arg0: tensor<4x3x3xi2>) -> (tensor<4x3x3xi2>, tensor<4xi32>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dpotrf_ffi", mhlo.backend_config = {uplo = 85 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> : (tensor<4x3x3xi2>) -> (tensor<4x3x3xi2>, tensor<4xi32>)
  return %0, %1 : tensor<4x3x3xi2>, tensor<4xi32>
}
