// RUN: not stablehlo-opt %s
// breaks lapack_sorgqr_ffi (A1)
//   2 <= rank(a) and rank(taus) = rank(a) - 1

func.func @main(%arg0: tensor<3x1xf32>, %arg1: tensor<f32>) -> tensor<3x1xf32> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_sorgqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
