// RUN: not stablehlo-opt %s
// breaks lapack_zgesvd_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x2xf64>) -> (tensor<4x2xf64>, tensor<2xf64>, tensor<4x2xf64>, tensor<2x2xf64>, tensor<i32>) {
    %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_zgesvd_ffi", mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x2xf64>) -> (tensor<4x2xf64>, tensor<2xf64>, tensor<4x2xf64>, tensor<2x2xf64>, tensor<i32>)
    return %0, %1, %2, %3, %4 : tensor<4x2xf64>, tensor<2xf64>, tensor<4x2xf64>, tensor<2x2xf64>, tensor<i32>
  }
}
