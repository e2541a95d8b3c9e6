// RUN: not stablehlo-opt %s
// breaks lapack_zgesvd_ffi (A6)
//   shape(vt)[:-2] = shape(a)[:-2] and dim(vt, -1) = dim(a, -1) and dim(vt, -2) in vectors(mode, dim(a, -1), min(dim(a, -2), dim(a, -1)))

func.func @main(%arg0: tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>, tensor<2xi32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgesvd_ffi", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>, tensor<2xi32>)
  return %0, %1, %2, %3, %4 : tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>, tensor<2xi32>
}
