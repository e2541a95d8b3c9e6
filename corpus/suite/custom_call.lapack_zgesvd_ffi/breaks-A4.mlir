// RUN: not stablehlo-opt %s
// breaks lapack_zgesvd_ffi (A4)
//   mode in [65, 83, 78]

func.func @main(%arg0: tensor<4x1xcomplex<f64>>) -> (tensor<4x1xcomplex<f64>>, tensor<1xf64>, tensor<4x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>) {
  %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgesvd_ffi", mhlo.backend_config = {mode = 82 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x1xcomplex<f64>>) -> (tensor<4x1xcomplex<f64>>, tensor<1xf64>, tensor<4x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>)
  return %0, %1, %2, %3, %4 : tensor<4x1xcomplex<f64>>, tensor<1xf64>, tensor<4x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>, tensor<i32>
}
