// RUN: not stablehlo-opt %s
// breaks lapack_cpotrf_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

func.func @main(%arg0: tensor<4x4x1x1xf8E3M4>) -> (tensor<4x4x1x1xf8E3M4>, tensor<4x4xi32>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cpotrf_ffi", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>]}> : (tensor<4x4x1x1xf8E3M4>) -> (tensor<4x4x1x1xf8E3M4>, tensor<4x4xi32>)
  return %0, %1 : tensor<4x4x1x1xf8E3M4>, tensor<4x4xi32>
}
