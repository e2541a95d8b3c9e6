// RUN: not stablehlo-opt %s
// breaks lapack_cgesdd_ffi (A1)
//   2 <= rank(a) and element_type(a) = lapack_type(own_name)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x2x1x4xf32>) -> (tensor<3x2x1x4xf32>, tensor<3x2x1xf32>, tensor<3x2x1x1xf32>, tensor<3x2x4x4xf32>, tensor<3x2xi32>) {
    %0, %1, %2, %3, %4 = "stablehlo.custom_call"(%arg0) <{call_target_name = "lapack_cgesdd_ffi", mhlo.backend_config = {mode = 65 : ui8}, operand_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>], result_layouts = [dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[2, 3, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>]}> : (tensor<3x2x1x4xf32>) -> (tensor<3x2x1x4xf32>, tensor<3x2x1xf32>, tensor<3x2x1x1xf32>, tensor<3x2x4x4xf32>, tensor<3x2xi32>)
    return %0, %1, %2, %3, %4 : tensor<3x2x1x4xf32>, tensor<3x2x1xf32>, tensor<3x2x1x1xf32>, tensor<3x2x4x4xf32>, tensor<3x2xi32>
  }
}
