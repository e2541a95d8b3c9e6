// RUN: not stablehlo-opt %s
// breaks lapack_dsyevd_ffi (A2)
//   type(v) = type(a) and element_type(w) = real_type(a) and element_type(info) = i32

func.func @main(%arg0: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<i2>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dsyevd_ffi", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>, tensor<i2>)
  return %0, %1, %2 : tensor<2x2xf64>, tensor<2xf64>, tensor<i2>
}
