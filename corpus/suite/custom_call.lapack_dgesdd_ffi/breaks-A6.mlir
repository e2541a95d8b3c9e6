// RUN: not stablehlo-opt %s
// breaks lapack_dgesdd_ffi (A6)
//   shape(vt) = shape(a)[:-2] ++ [mode = 83 ? min(dim(a, -2), dim(a, -1)) : dim(a, -1), dim(a, -1)]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x4xf64>, tensor<i32>) {
    %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_dgesdd_ffi", mhlo.backend_config = {mode = 78 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x4xf64>, tensor<i32>)
    return %0, %1, %2, %3, %4 : tensor<4x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3x4xf64>, tensor<i32>
  }
}
