// RUN: not stablehlo-opt %s
// breaks scatter (C13)
//   0 <= input_batching_dims < rank(inputs[0])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x4x4xi64>, %arg1: tensor<4x4x4xf8E5M2FNUZ>, %arg2: tensor<3x2x4x2xi2>, %arg3: tensor<3x0x4x0x2xi64>, %arg4: tensor<3x0x4x0x2xf8E5M2FNUZ>) -> (tensor<4x4x4xi64>, tensor<4x4x4xf32>) {
    %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], input_batching_dims = [-1], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = true}> ({
    ^bb0(%2: tensor<i64>, %3: tensor<f32>, %4: tensor<i64>, %5: tensor<f32>):
      stablehlo.return %2, %3 : tensor<i64>, tensor<f32>
    }) : (tensor<4x4x4xi64>, tensor<4x4x4xf8E5M2FNUZ>, tensor<3x2x4x2xi2>, tensor<3x0x4x0x2xi64>, tensor<3x0x4x0x2xf8E5M2FNUZ>) -> (tensor<4x4x4xi64>, tensor<4x4x4xf32>)
    return %0, %1 : tensor<4x4x4xi64>, tensor<4x4x4xf32>
  }
}
