// RUN: not stablehlo-opt %s
// breaks lapack_dsyevd_ffi (A4)
//   mode in [78, 86] and uplo in [76, 85]

func.func @main(%arg0: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dsyevd_ffi", mhlo.backend_config = {mode = 79 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xf64>, tensor<i32>)
  return %0, %1, %2 : tensor<1x1xf64>, tensor<1xf64>, tensor<i32>
}
