// RUN: not stablehlo-opt %s
// breaks scatter (C23)
//   type(update_computation) = (tensor<E...>, tensor<E...>) -> (tensor<E...>) and is_promotable(element_type(inputs...), E) where E = element_type(output_types(update_computation)...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x1xui8>, %arg1: tensor<1x0x4xi8>, %arg2: tensor<1x4xui8>) -> tensor<4x1xui16> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 0], index_vector_dim = 1>}> ({
    ^bb0(%1: tensor<ui16>, %2: tensor<ui16>):
      stablehlo.return
    }) : (tensor<4x1xui8>, tensor<1x0x4xi8>, tensor<1x4xui8>) -> tensor<4x1xui16>
    return %0 : tensor<4x1xui16>
  }
}
