// RUN: not stablehlo-opt %s
// breaks lapack_cgetrf_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

func.func @main(%arg0: tensor<3x2xi1>) -> (tensor<3x2xi1>, tensor<2xi32>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgetrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<3x2xi1>) -> (tensor<3x2xi1>, tensor<2xi32>, tensor<i32>)
  return %0, %1, %2 : tensor<3x2xi1>, tensor<2xi32>, tensor<i32>
}
