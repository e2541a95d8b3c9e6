// RUN: not stablehlo-opt %s
// breaks lapack_sgeqrf_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

func.func @main(%arg0: tensor<3x4xui8>) -> (tensor<3x4xui8>, tensor<3xui8>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgeqrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<3x4xui8>) -> (tensor<3x4xui8>, tensor<3xui8>)
  return %0, %1 : tensor<3x4xui8>, tensor<3xui8>
}
