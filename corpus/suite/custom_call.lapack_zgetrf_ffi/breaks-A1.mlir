// RUN: not stablehlo-opt %s
// breaks lapack_zgetrf_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

func.func @main(%arg0: tensor<1x2x1xf8E4M3FNUZ>) -> (tensor<1x2x1xf8E4M3FNUZ>, tensor<1x1xi32>, tensor<1xi32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgetrf_ffi", operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<1x2x1xf8E4M3FNUZ>) -> (tensor<1x2x1xf8E4M3FNUZ>, tensor<1x1xi32>, tensor<1xi32>)
  return %0, %1, %2 : tensor<1x2x1xf8E4M3FNUZ>, tensor<1x1xi32>, tensor<1xi32>
}
