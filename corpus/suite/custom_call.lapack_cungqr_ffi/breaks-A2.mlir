// RUN: not stablehlo-opt %s
// breaks lapack_cungqr_ffi (A2)
//   element_type(a) = lapack_type(own_name) and element_type(a) = element_type(taus) and type(result) = type(a)

func.func @main(%arg0: tensor<1x1xf8E5M2>, %arg1: tensor<0xf8E5M2>) -> tensor<1xf8E5M2> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_cungqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<1x1xf8E5M2>, tensor<0xf8E5M2>) -> tensor<1xf8E5M2>
  return %0 : tensor<1xf8E5M2>
}
