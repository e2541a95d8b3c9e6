// RUN: not stablehlo-opt %s
// breaks scatter (C24)
//   shape(inputs...) = shape(results...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<ui16>, %arg1: tensor<f16>, %arg2: tensor<0xui16>, %arg3: tensor<ui16>, %arg4: tensor<f16>) -> (tensor<2xui64>, tensor<f16>) {
    %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 0>, unique_indices = true}> ({
    ^bb0(%2: tensor<ui64>, %3: tensor<f16>, %4: tensor<ui64>, %5: tensor<f16>):
      stablehlo.return %2, %3 : tensor<ui64>, tensor<f16>
    }) : (tensor<ui16>, tensor<f16>, tensor<0xui16>, tensor<ui16>, tensor<f16>) -> (tensor<2xui64>, tensor<f16>)
    return %0, %1 : tensor<2xui64>, tensor<f16>
  }
}
