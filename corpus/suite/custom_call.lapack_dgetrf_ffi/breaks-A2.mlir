// RUN: not stablehlo-opt %s
// breaks lapack_dgetrf_ffi (A2)
//   type(lu) = type(a) and element_type(pivots) = i32 and element_type(info) = i32

func.func @main(%arg0: !stablehlo.token) -> (tensor<3xf64>, tensor<3xi32>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgetrf_ffi", operand_layouts = [dense<[0, 1, 2]> : tensor<3xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (!stablehlo.token) -> (tensor<3xf64>, tensor<3xi32>, tensor<i32>)
  return %0, %1, %2 : tensor<3xf64>, tensor<3xi32>, tensor<i32>
}
