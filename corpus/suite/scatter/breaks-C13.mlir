// RUN: not stablehlo-opt %s
// breaks scatter (C13)
//   0 <= input_batching_dims < rank(inputs[0])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<0x1xi8>, %arg1: tensor<0x1xf16>, %arg2: tensor<0x2x0x1xui32>, %arg3: tensor<0x2x1xi8>, %arg4: tensor<0x2x1xf16>) -> (tensor<0x1xi16>, tensor<0x1xf16>) {
    %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 2], scatter_indices_batching_dims = [0, 3], index_vector_dim = 2>, indices_are_sorted = true}> ({
    ^bb0(%2: tensor<i16>, %3: tensor<f16>, %4: tensor<i16>, %5: tensor<f16>):
      stablehlo.return %2, %3 : tensor<i16>, tensor<f16>
    }) : (tensor<0x1xi8>, tensor<0x1xf16>, tensor<0x2x0x1xui32>, tensor<0x2x1xi8>, tensor<0x2x1xf16>) -> (tensor<0x1xi16>, tensor<0x1xf16>)
    return %0, %1 : tensor<0x1xi16>, tensor<0x1xf16>
  }
}
