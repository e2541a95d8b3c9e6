// RUN: not stablehlo-opt %s
// breaks lapack_sgetrf_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

func.func @main(%arg0: tensor<4x1x3xf8E4M3FN>) -> (tensor<4x1x3xf8E4M3FN>, tensor<4x1xi32>, tensor<4xi32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgetrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<4x1x3xf8E4M3FN>) -> (tensor<4x1x3xf8E4M3FN>, tensor<4x1xi32>, tensor<4xi32>)
  return %0, %1, %2 : tensor<4x1x3xf8E4M3FN>, tensor<4x1xi32>, tensor<4xi32>
}
