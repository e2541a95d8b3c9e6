// RUN: not stablehlo-opt %s
// breaks lapack_zpotrf_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

func.func @main(%arg0: tensor<1x2x2x2xf32>) -> (tensor<1x2x2x2xf32>, tensor<1x2xi32>) {
  %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zpotrf_ffi", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>]}> : (tensor<1x2x2x2xf32>) -> (tensor<1x2x2x2xf32>, tensor<1x2xi32>)
  return %0, %1 : tensor<1x2x2x2xf32>, tensor<1x2xi32>
}
