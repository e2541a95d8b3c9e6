// RUN: not stablehlo-opt %s
// breaks gather (C2)
//   0 <= index_vector_dim <= rank(start_indices)

func.func @main(%arg0: tensor<2x4xi64>, %arg1: tensor<2xi32>) -> tensor<2x2x3xi64> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3>}> : (tensor<2x4xi64>, tensor<2xi32>) -> tensor<2x2x3xi64>
  return %0 : tensor<2x2x3xi64>
}
