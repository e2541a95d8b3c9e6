// RUN: not stablehlo-opt %s
// breaks lapack_zheevd_ffi (A2)
//   type(v) = type(a) and element_type(w) = real_type(a) and element_type(info) = i32

func.func @main(%arg0: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<i8>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zheevd_ffi", mhlo.backend_config = {mode = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<i8>)
  return %0, %1, %2 : tensor<1x1xcomplex<f64>>, tensor<1xf64>, tensor<i8>
}
