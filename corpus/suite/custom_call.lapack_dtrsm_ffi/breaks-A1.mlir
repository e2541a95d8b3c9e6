// RUN: not stablehlo-opt %s
// breaks lapack_dtrsm_ffi (A1)
//   2 <= rank(a) = rank(b)

func.func @main(%arg0: tensor<2x2xf64>, %arg1: tensor<2xf64>) -> tensor<2xf64> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_dtrsm_ffi", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x2xf64>, tensor<2xf64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
