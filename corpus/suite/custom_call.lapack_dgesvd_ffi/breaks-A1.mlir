// RUN: not stablehlo-opt %s
// breaks lapack_dgesvd_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x4x2xi2>) -> (tensor<2x4x2xi2>, tensor<2x2xi2>, tensor<2x4x4xi2>, tensor<2x2x2xi2>, tensor<2xi32>) {
    %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgesvd_ffi", mhlo.backend_config = {mode = 65 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> : (tensor<2x4x2xi2>) -> (tensor<2x4x2xi2>, tensor<2x2xi2>, tensor<2x4x4xi2>, tensor<2x2x2xi2>, tensor<2xi32>)
    return %0, %1, %2, %3, %4 : tensor<2x4x2xi2>, tensor<2x2xi2>, tensor<2x4x4xi2>, tensor<2x2x2xi2>, tensor<2xi32>
  }
}
