// RUN: not stablehlo-opt %s
// breaks lapack_sgesvd_ffi (A6)
//   shape(vt)[:-2] = shape(a)[:-2] and dim(vt, -1) = dim(a, -1) and dim(vt, -2) in vectors(mode, dim(a, -1), min(dim(a, -2), dim(a, -1)))

func.func @main(%arg0: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<3x4xf32>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgesvd_ffi", mhlo.backend_config = {mode = 65 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<3x4xf32>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<2x4xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<3x4xf32>, tensor<i32>
}
