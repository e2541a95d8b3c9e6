// RUN: not stablehlo-opt %s
// breaks scatter (C18)
//   dim(inputs[0], input_batching_dims...) = dim(scatter_indices, scatter_indices_batching_dims...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x3xi16>, %arg1: tensor<3x3xi16>, %arg2: tensor<0x2x3x2xi4>, %arg3: tensor<2x3x2xi16>, %arg4: tensor<2x3x2xi16>) -> (tensor<3x3xi64>, tensor<3x3xi16>) {
    %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1], scatter_indices_batching_dims = [3, 2], index_vector_dim = 0>, indices_are_sorted = true}> ({
    ^bb0(%2: tensor<i64>, %3: tensor<i16>, %4: tensor<i64>, %5: tensor<i16>):
      stablehlo.return %2, %3 : tensor<i64>, tensor<i16>
    }) : (tensor<3x3xi16>, tensor<3x3xi16>, tensor<0x2x3x2xi4>, tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> (tensor<3x3xi64>, tensor<3x3xi16>)
    return %0, %1 : tensor<3x3xi64>, tensor<3x3xi16>
  }
}
