// RUN: not stablehlo-opt %s
// breaks lapack_cungqr_ffi (A3)
//   shape(taus)[:-1] = shape(a)[:-2]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x0x0xcomplex<f32>>, %arg1: tensor<5x0xcomplex<f32>>) -> tensor<4x0x0xcomplex<f32>> {
    %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_cungqr_ffi", operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> : (tensor<4x0x0xcomplex<f32>>, tensor<5x0xcomplex<f32>>) -> tensor<4x0x0xcomplex<f32>>
    return %0 : tensor<4x0x0xcomplex<f32>>
  }
}
