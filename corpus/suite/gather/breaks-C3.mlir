// RUN: not stablehlo-opt %s
// breaks gather (C3)
//   size(start_index_map) = (index_vector_dim < rank(start_indices) ? dim(start_indices, index_vector_dim) : 1)

func.func @main(%arg0: tensor<1x4xi1>, %arg1: tensor<1x2x1xui16>) -> tensor<1x2xi1> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xi1>, tensor<1x2x1xui16>) -> tensor<1x2xi1>
  return %0 : tensor<1x2xi1>
}
