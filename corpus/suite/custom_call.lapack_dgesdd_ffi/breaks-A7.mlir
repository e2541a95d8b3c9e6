// RUN: not stablehlo-opt %s
// breaks lapack_dgesdd_ffi (A7)
//   operand_layouts = [in_columns(rank(a))]

func.func @main(%arg0: tensor<1x3xf64>) -> (tensor<1x3xf64>, tensor<1xf64>, tensor<1x1xf64>, tensor<1x3xf64>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgesdd_ffi", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[0, 2]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<1x3xf64>) -> (tensor<1x3xf64>, tensor<1xf64>, tensor<1x1xf64>, tensor<1x3xf64>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<1x3xf64>, tensor<1xf64>, tensor<1x1xf64>, tensor<1x3xf64>, tensor<i32>
}
