// RUN: not stablehlo-opt %s
// breaks lapack_sorgqr_ffi (A3)
//   shape(taus)[:-1] = shape(a)[:-2]

func.func @main(%arg0: tensor<4x2x0xf32>, %arg1: tensor<3x0xf32>) -> tensor<4x2x0xf32> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_sorgqr_ffi", operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> : (tensor<4x2x0xf32>, tensor<3x0xf32>) -> tensor<4x2x0xf32>
  return %0 : tensor<4x2x0xf32>
}
