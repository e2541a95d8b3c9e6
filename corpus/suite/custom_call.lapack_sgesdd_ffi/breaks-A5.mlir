// RUN: not stablehlo-opt %s
// breaks lapack_sgesdd_ffi (A5)
//   shape(u) = shape(a)[:-2] ++ [dim(a, -2), mode = 83 ? min(dim(a, -2), dim(a, -1)) : dim(a, -2)]

func.func @main(%arg0: tensor<4x1x4xf32>) -> (tensor<4x1x4xf32>, tensor<4x1xf32>, tensor<3x1x1xf32>, tensor<4x1x4xf32>, tensor<4xi32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgesdd_ffi", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> : (tensor<4x1x4xf32>) -> (tensor<4x1x4xf32>, tensor<4x1xf32>, tensor<3x1x1xf32>, tensor<4x1x4xf32>, tensor<4xi32>)
  return %0, %1, %2, %3, %4 : tensor<4x1x4xf32>, tensor<4x1xf32>, tensor<3x1x1xf32>, tensor<4x1x4xf32>, tensor<4xi32>
}
