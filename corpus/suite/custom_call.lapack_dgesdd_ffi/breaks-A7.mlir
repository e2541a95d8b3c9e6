// RUN: not stablehlo-opt %s
// breaks lapack_dgesdd_ffi (A7)
//   operand_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<3x2x1xf64>) -> (tensor<3x2x1xf64>, tensor<3x1xf64>, tensor<3x2x2xf64>, tensor<3x1x1xf64>, tensor<3xi32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgesdd_ffi", mhlo.backend_config = {mode = 65 : ui8}, operand_layouts = [dense<[1, 3, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> : (tensor<3x2x1xf64>) -> (tensor<3x2x1xf64>, tensor<3x1xf64>, tensor<3x2x2xf64>, tensor<3x1x1xf64>, tensor<3xi32>)
  return %0, %1, %2, %3, %4 : tensor<3x2x1xf64>, tensor<3x1xf64>, tensor<3x2x2xf64>, tensor<3x1x1xf64>, tensor<3xi32>
}
