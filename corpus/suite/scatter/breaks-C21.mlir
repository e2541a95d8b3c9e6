// RUN: not stablehlo-opt %s
// breaks scatter (C21)
//   0 <= scatter_dims_to_operand_dims < rank(inputs[0])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x3x3xui8>, %arg1: tensor<3x3x3xf64>, %arg2: tensor<3x3x3xi32>, %arg3: tensor<3x3x3xi32>, %arg4: tensor<3x3x3xui8>, %arg5: tensor<3x3x3xf64>, %arg6: tensor<3x3x3xi32>) -> (tensor<3x3x3xui64>, tensor<3x3x3xf64>, tensor<3x3x3xi32>) {
    %0, %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [1, 2, 0], scatter_dims_to_operand_dims = [7], index_vector_dim = 3>, unique_indices = true}> ({
    ^bb0(%3: tensor<ui64>, %4: tensor<f64>, %5: tensor<i32>, %6: tensor<ui64>, %7: tensor<f64>, %8: tensor<i32>):
      stablehlo.return %3, %4, %5 : tensor<ui64>, tensor<f64>, tensor<i32>
    }) : (tensor<3x3x3xui8>, tensor<3x3x3xf64>, tensor<3x3x3xi32>, tensor<3x3x3xi32>, tensor<3x3x3xui8>, tensor<3x3x3xf64>, tensor<3x3x3xi32>) -> (tensor<3x3x3xui64>, tensor<3x3x3xf64>, tensor<3x3x3xi32>)
    return %0, %1, %2 : tensor<3x3x3xui64>, tensor<3x3x3xf64>, tensor<3x3x3xi32>
  }
}
