// RUN: not stablehlo-opt %s
// breaks lapack_sgesvd_ffi (A5)
//   shape(u)[:-1] = shape(a)[:-1] and dim(u, -1) in vectors(mode, dim(a, -2), min(dim(a, -2), dim(a, -1)))

func.func @main(%arg0: tensor<0x1x2xf32>) -> (tensor<0x1x2xf32>, tensor<0x1xf32>, tensor<0x1x1x1xf32>, tensor<0x1x2xf32>, tensor<0xi32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgesvd_ffi", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> : (tensor<0x1x2xf32>) -> (tensor<0x1x2xf32>, tensor<0x1xf32>, tensor<0x1x1x1xf32>, tensor<0x1x2xf32>, tensor<0xi32>)
  return %0, %1, %2, %3, %4 : tensor<0x1x2xf32>, tensor<0x1xf32>, tensor<0x1x1x1xf32>, tensor<0x1x2xf32>, tensor<0xi32>
}
