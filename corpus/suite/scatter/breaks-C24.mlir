// RUN: not stablehlo-opt %s
// breaks scatter (C24)
//   shape(inputs...) = shape(results...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x2x2xf64>, %arg1: tensor<2x2x2xf16>, %arg2: tensor<2x2x0x2xi2>, %arg3: tensor<2x2x2xf64>, %arg4: tensor<2x2x2xf16>) -> (tensor<2x3x2xf64>, tensor<2x2x2xf64>) {
    %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [3, 1, 0], index_vector_dim = 2>}> ({
    ^bb0(%2: tensor<f64>, %3: tensor<f64>, %4: tensor<f64>, %5: tensor<f64>):
      stablehlo.return %2, %2 : tensor<f64>, tensor<f64>
    }) : (tensor<2x2x2xf64>, tensor<2x2x2xf16>, tensor<2x2x0x2xi2>, tensor<2x2x2xf64>, tensor<2x2x2xf16>) -> (tensor<2x3x2xf64>, tensor<2x2x2xf64>)
    return %0, %1 : tensor<2x3x2xf64>, tensor<2x2x2xf64>
  }
}
