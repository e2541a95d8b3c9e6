// RUN: not stablehlo-opt %s
// breaks lapack_sorgqr_ffi (A3)
//   shape(taus)[:-1] = shape(a)[:-2]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x3x4x1xf32>, %arg1: tensor<1x3x0xf32>) -> tensor<2x3x4x1xf32> {
    %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_sorgqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>]}> : (tensor<2x3x4x1xf32>, tensor<1x3x0xf32>) -> tensor<2x3x4x1xf32>
    return %0 : tensor<2x3x4x1xf32>
  }
}
