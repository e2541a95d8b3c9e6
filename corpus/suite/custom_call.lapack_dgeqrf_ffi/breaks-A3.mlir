// RUN: not stablehlo-opt %s
// breaks lapack_dgeqrf_ffi (A3)
//   shape(taus) = shape(a)[:-2] ++ [min(dim(a, -2), dim(a, -1))]

func.func @main(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<2xf64>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<2xf64>)
  return %0, %1 : tensor<3x3xf64>, tensor<2xf64>
}
