// RUN: not stablehlo-opt %s
// breaks lapack_sgesvd_ffi (A3)
//   shape(s) = shape(a)[:-2] ++ [min(dim(a, -2), dim(a, -1))] and shape(info) = shape(a)[:-2]

func.func @main(%arg0: tensor<1x4xf32>) -> (tensor<1x4xf32>, tensor<1x2xf32>, tensor<1x1xf32>, tensor<4x4xf32>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgesvd_ffi", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<1x4xf32>) -> (tensor<1x4xf32>, tensor<1x2xf32>, tensor<1x1xf32>, tensor<4x4xf32>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<1x4xf32>, tensor<1x2xf32>, tensor<1x1xf32>, tensor<4x4xf32>, tensor<i32>
}
