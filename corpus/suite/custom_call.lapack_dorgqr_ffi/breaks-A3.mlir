// RUN: not stablehlo-opt %s
// breaks lapack_dorgqr_ffi (A3)
//   shape(taus)[:-1] = shape(a)[:-2]

func.func @main(%arg0: tensor<2x4x4xf64>, %arg1: tensor<1x2xf64>) -> tensor<2x4x4xf64> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_dorgqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> : (tensor<2x4x4xf64>, tensor<1x2xf64>) -> tensor<2x4x4xf64>
  return %0 : tensor<2x4x4xf64>
}
