// RUN: not stablehlo-opt %s
// breaks lapack_dgeqrf_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

func.func @main(%arg0: tensor<4x4xf8E5M2>) -> (tensor<4x4xf8E5M2>, tensor<4xf8E5M2>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgeqrf_ffi", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<4x4xf8E5M2>) -> (tensor<4x4xf8E5M2>, tensor<4xf8E5M2>)
  return %0, %1 : tensor<4x4xf8E5M2>, tensor<4xf8E5M2>
}
