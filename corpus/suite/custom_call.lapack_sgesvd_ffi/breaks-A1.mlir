// RUN: not stablehlo-opt %s
// breaks lapack_sgesvd_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

func.func @main(%arg0: tensor<1x4xi4>) -> (tensor<1x4xi4>, tensor<1xi4>, tensor<1x1xi4>, tensor<4x4xi4>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_sgesvd_ffi", mhlo.backend_config = {mode = 65 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<1x4xi4>) -> (tensor<1x4xi4>, tensor<1xi4>, tensor<1x1xi4>, tensor<4x4xi4>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<1x4xi4>, tensor<1xi4>, tensor<1x1xi4>, tensor<4x4xi4>, tensor<i32>
}
