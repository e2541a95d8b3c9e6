// RUN: not stablehlo-opt %s
// breaks lapack_zheevd_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name) and dim(a, -2) = dim(a, -1)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x2x2x4x4xf64>) -> (tensor<2x2x2x4x4xf64>, tensor<2x2x2x4xf64>, tensor<2x2x2xi32>) {
    %0, %1, %2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zheevd_ffi", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[3, 4, 2, 1, 0]> : tensor<5xindex>], result_layouts = [dense<[3, 4, 2, 1, 0]> : tensor<5xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>]}> : (tensor<2x2x2x4x4xf64>) -> (tensor<2x2x2x4x4xf64>, tensor<2x2x2x4xf64>, tensor<2x2x2xi32>)
    return %0, %1, %2 : tensor<2x2x2x4x4xf64>, tensor<2x2x2x4xf64>, tensor<2x2x2xi32>
  }
}
