// RUN: not stablehlo-opt %s
// breaks lapack_cgesvd_ffi (A4)
//   mode in [65, 83, 78]

func.func @main(%arg0: tensor<2x3x1xcomplex<f32>>) -> (tensor<2x3x1xcomplex<f32>>, tensor<2x1xf32>, tensor<2x3x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>, tensor<2xi32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgesvd_ffi", mhlo.backend_config = {mode = 84 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> : (tensor<2x3x1xcomplex<f32>>) -> (tensor<2x3x1xcomplex<f32>>, tensor<2x1xf32>, tensor<2x3x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>, tensor<2xi32>)
  return %0, %1, %2, %3, %4 : tensor<2x3x1xcomplex<f32>>, tensor<2x1xf32>, tensor<2x3x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>, tensor<2xi32>
}
