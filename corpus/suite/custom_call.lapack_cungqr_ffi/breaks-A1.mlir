// RUN: not stablehlo-opt %s
// breaks lapack_cungqr_ffi (A1)
//   2 <= rank(a) and rank(taus) = rank(a) - 1

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x1xcomplex<f32>>, %arg1: tensor<complex<f32>>) -> tensor<4x1xcomplex<f32>> {
    %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_cungqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<4x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x1xcomplex<f32>>
    return %0 : tensor<4x1xcomplex<f32>>
  }
}
