// RUN: not stablehlo-opt %s
// breaks lapack_zgeqrf_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

func.func @main(%arg0: tensor<3x1x4xbf16>) -> (tensor<3x1x4xbf16>, tensor<3x1xbf16>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> : (tensor<3x1x4xbf16>) -> (tensor<3x1x4xbf16>, tensor<3x1xbf16>)
  return %0, %1 : tensor<3x1x4xbf16>, tensor<3x1xbf16>
}
