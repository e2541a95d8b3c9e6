// RUN: not stablehlo-opt %s
// breaks dynamic_gather (I3)
//   slice_sizes is int and rank(slice_sizes) = 1 and not is_quantized(slice_sizes)

func.func @main(%arg0: tensor<2x1xf64>, %arg1: tensor<2x0x4xui4>, %arg2: tensor<2xf8E5M2FNUZ>) -> tensor<0x2x4xf64> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], index_vector_dim = 1>}> : (tensor<2x1xf64>, tensor<2x0x4xui4>, tensor<2xf8E5M2FNUZ>) -> tensor<0x2x4xf64>
  return %0 : tensor<0x2x4xf64>
}
