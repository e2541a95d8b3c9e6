// RUN: not stablehlo-opt %s
// breaks lapack_cheevd_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name) and dim(a, -2) = dim(a, -1)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x4x4xf32>) -> (tensor<4x4x4xf32>, tensor<4x4xf32>, tensor<4xi32>) {
    %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cheevd_ffi", mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> : (tensor<4x4x4xf32>) -> (tensor<4x4x4xf32>, tensor<4x4xf32>, tensor<4xi32>)
    return %0, %1, %2 : tensor<4x4x4xf32>, tensor<4x4xf32>, tensor<4xi32>
  }
}
