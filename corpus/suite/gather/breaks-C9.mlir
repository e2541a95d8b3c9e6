// RUN: not stablehlo-opt %s
// breaks gather (C9)
//   slice_sizes[collapsed_slice_dims...] <= 1

func.func @main(%arg0: tensor<3x4x2x3xf8E8M0FNU>, %arg1: tensor<1xui8>) -> tensor<1x0xf8E8M0FNU> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0, 2], start_index_map = [1], index_vector_dim = 0>, slice_sizes = array<i64: 3, 1, 1, 0>}> : (tensor<3x4x2x3xf8E8M0FNU>, tensor<1xui8>) -> tensor<1x0xf8E8M0FNU>
  return %0 : tensor<1x0xf8E8M0FNU>
}
