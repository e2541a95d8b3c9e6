// RUN: not stablehlo-opt %s
// breaks lapack_dgetrf_ffi (A2)
//   type(lu) = type(a) and element_type(pivots) = i32 and element_type(info) = i32

func.func @main(%arg0: tensor<1x2xf64>) -> (tensor<1x2xf64>, tensor<1xi32>, tensor<i2>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgetrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<1x2xf64>) -> (tensor<1x2xf64>, tensor<1xi32>, tensor<i2>)
  return %0, %1, %2 : tensor<1x2xf64>, tensor<1xi32>, tensor<i2>
}
