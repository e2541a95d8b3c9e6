// RUN: not stablehlo-opt %s
// breaks scatter (C2)
//   rank(inputs[0]) = size(update_window_dims) + size(inserted_window_dims) + size(input_batching_dims)

func.func @main(%arg0: tensor<1x3x4xi32>, %arg1: tensor<2x0x1xui32>, %arg2: tensor<2x1xi32>) -> tensor<1x3x4xi32> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], index_vector_dim = 1>}> ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<1x3x4xi32>, tensor<2x0x1xui32>, tensor<2x1xi32>) -> tensor<1x3x4xi32>
  return %0 : tensor<1x3x4xi32>
}
