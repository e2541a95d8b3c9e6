// RUN: not stablehlo-opt %s
// breaks lapack_zungqr_ffi (A3)
//   shape(taus)[:-1] = shape(a)[:-2]

func.func @main(%arg0: tensor<1x3x3x0xcomplex<f64>>, %arg1: tensor<2x3x0xcomplex<f64>>) -> tensor<1x3x3x0xcomplex<f64>> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_zungqr_ffi", operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>]}> : (tensor<1x3x3x0xcomplex<f64>>, tensor<2x3x0xcomplex<f64>>) -> tensor<1x3x3x0xcomplex<f64>>
  return %0 : tensor<1x3x3x0xcomplex<f64>>
}
