// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C4)
//   is_unique(offset_dims) and is_sorted(offset_dims)

func.func @main(%arg0: tensor<3x1x1x3x3xui64>, %arg1: tensor<3x3xui64>, %arg2: tensor<5xui16>) -> tensor<1x3x3x1xui64> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 0, 3], collapsed_slice_dims = [2, 4], start_index_map = [2, 0, 1], index_vector_dim = 0>, indices_are_sorted = true}> : (tensor<3x1x1x3x3xui64>, tensor<3x3xui64>, tensor<5xui16>) -> tensor<1x3x3x1xui64>
  return %0 : tensor<1x3x3x1xui64>
}
