// RUN: not stablehlo-opt %s
// breaks lapack_spotrf_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x1xi8>) -> (tensor<1x1xi8>, tensor<i32>) {
    %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_spotrf_ffi", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<1x1xi8>) -> (tensor<1x1xi8>, tensor<i32>)
    return %0, %1 : tensor<1x1xi8>, tensor<i32>
  }
}
