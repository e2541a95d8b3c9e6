// RUN: not stablehlo-opt %s
// breaks lapack_sgetrf_ffi (A2)
//   type(lu) = type(a) and element_type(pivots) = i32 and element_type(info) = i32

func.func @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xui2>, tensor<ui2>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgetrf_ffi", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xui2>, tensor<ui2>)
  return %0, %1, %2 : tensor<3x3xf32>, tensor<3xui2>, tensor<ui2>
}
