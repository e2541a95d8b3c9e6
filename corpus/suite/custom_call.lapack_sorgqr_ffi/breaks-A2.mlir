// RUN: not stablehlo-opt %s
// breaks lapack_sorgqr_ffi (A2)
//   element_type(a) = lapack_type(own_name) and element_type(a) = element_type(taus) and type(result) = type(a)

func.func @main(%arg0: tensor<3x1xf32>, %arg1: tensor<1xi1>) -> tensor<3x1xf32> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_sorgqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<3x1xf32>, tensor<1xi1>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
