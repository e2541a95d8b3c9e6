// RUN: not stablehlo-opt %s
// breaks lapack_zgetrf_ffi (A2)
//   type(lu) = type(a) and element_type(pivots) = i32 and element_type(info) = i32

func.func @main(%arg0: tensor<2x1xcomplex<f64>>) -> (tensor<2x1xi4>, tensor<1xi32>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgetrf_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<2x1xcomplex<f64>>) -> (tensor<2x1xi4>, tensor<1xi32>, tensor<i32>)
  return %0, %1, %2 : tensor<2x1xi4>, tensor<1xi32>, tensor<i32>
}
