// RUN: not stablehlo-opt %s
// breaks lapack_dgesvd_ffi (A5)
//   shape(u)[:-1] = shape(a)[:-1] and dim(u, -1) in vectors(mode, dim(a, -2), min(dim(a, -2), dim(a, -1)))

func.func @main(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x3xf64>, tensor<4x4xf64>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgesvd_ffi", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x3xf64>, tensor<4x4xf64>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<4x4xf64>, tensor<4xf64>, tensor<4x3xf64>, tensor<4x4xf64>, tensor<i32>
}
