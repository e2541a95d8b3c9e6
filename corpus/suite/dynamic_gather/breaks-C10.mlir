// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C10)
//   0 <= start_index_map < rank(operand)

func.func @main(%arg0: tensor<2x1x4x1xi8>, %arg1: tensor<4x1x2xi2>, %arg2: tensor<4xui16>) -> tensor<4x1x2xi8> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [2, 0], start_index_map = [4], index_vector_dim = 1>}> : (tensor<2x1x4x1xi8>, tensor<4x1x2xi2>, tensor<4xui16>) -> tensor<4x1x2xi8>
  return %0 : tensor<4x1x2xi8>
}
