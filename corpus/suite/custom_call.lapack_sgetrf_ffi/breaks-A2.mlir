// RUN: not stablehlo-opt %s
// breaks lapack_sgetrf_ffi (A2)
//   type(lu) = type(a) and element_type(pivots) = i32 and element_type(info) = i32

func.func @main(%arg0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xui4>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgetrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xui4>, tensor<i32>)
  return %0, %1, %2 : tensor<4x3xf32>, tensor<3xui4>, tensor<i32>
}
