// RUN: not stablehlo-opt %s
// breaks lapack_dorgqr_ffi (A4)
//   dim(taus, -1) <= dim(a, -1) <= dim(a, -2)

func.func @main(%arg0: tensor<1x2xf64>, %arg1: tensor<1xf64>) -> tensor<1x2xf64> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_dorgqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<1x2xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  return %0 : tensor<1x2xf64>
}
