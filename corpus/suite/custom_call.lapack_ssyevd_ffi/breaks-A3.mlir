// RUN: not stablehlo-opt %s
// breaks lapack_ssyevd_ffi (A3)
//   shape(w) = shape(a)[:-1] and shape(info) = shape(a)[:-2]

func.func @main(%arg0: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<f32>, tensor<i32>) {
  %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_ssyevd_ffi", mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<f32>, tensor<i32>)
  return %0, %1, %2 : tensor<2x2xf32>, tensor<f32>, tensor<i32>
}
