// RUN: not stablehlo-opt %s
// breaks lapack_zheevd_ffi (A3)
//   shape(w) = shape(a)[:-1] and shape(info) = shape(a)[:-2]

func.func @main(%arg0: tensor<4x3x1x1xcomplex<f64>>) -> (tensor<4x3x1x1xcomplex<f64>>, tensor<4x3x1xf64>, tensor<4x3x1xi32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zheevd_ffi", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> : (tensor<4x3x1x1xcomplex<f64>>) -> (tensor<4x3x1x1xcomplex<f64>>, tensor<4x3x1xf64>, tensor<4x3x1xi32>)
  return %0, %1, %2 : tensor<4x3x1x1xcomplex<f64>>, tensor<4x3x1xf64>, tensor<4x3x1xi32>
}
