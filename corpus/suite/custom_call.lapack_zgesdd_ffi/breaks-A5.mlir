// RUN: not stablehlo-opt %s
// breaks lapack_zgesdd_ffi (A5)
//   shape(u) = shape(a)[:-2] ++ [dim(a, -2), mode = 83 ? min(dim(a, -2), dim(a, -1)) : dim(a, -2)]

func.func @main(%arg0: tensor<4x2x4x1x2xcomplex<f64>>) -> (tensor<4x2x4x1x2xcomplex<f64>>, tensor<4x2x4x1xf64>, tensor<4x2x4x1x1x2xcomplex<f64>>, tensor<4x2x4x2x2xcomplex<f64>>, tensor<4x2x4xi32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgesdd_ffi", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[3, 4, 2, 1, 0]> : tensor<5xindex>], result_layouts = [dense<[3, 4, 2, 1, 0]> : tensor<5xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[3, 4, 2, 1, 0]> : tensor<5xindex>, dense<[3, 4, 2, 1, 0]> : tensor<5xindex>, dense<[2, 1, 0]> : tensor<3xindex>]}> : (tensor<4x2x4x1x2xcomplex<f64>>) -> (tensor<4x2x4x1x2xcomplex<f64>>, tensor<4x2x4x1xf64>, tensor<4x2x4x1x1x2xcomplex<f64>>, tensor<4x2x4x2x2xcomplex<f64>>, tensor<4x2x4xi32>)
  return %0, %1, %2, %3, %4 : tensor<4x2x4x1x2xcomplex<f64>>, tensor<4x2x4x1xf64>, tensor<4x2x4x1x1x2xcomplex<f64>>, tensor<4x2x4x2x2xcomplex<f64>>, tensor<4x2x4xi32>
}
