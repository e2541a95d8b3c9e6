// RUN: : --args='[dense<> : tensor<0x1x2xi32>]'

func.func @main(%arg0: tensor<0x1x2xi32>) -> tensor<1x2xf32> {
  %0 = stablehlo.constant dense<[[[[-3.0, -3.5], [0.5, -0.5]]]]> : tensor<1x1x2x2xf32>
  %1 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xi32>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 2], operand_batching_dims = [0, 3], start_indices_batching_dims = [1, 2], index_vector_dim = 0>}> : (tensor<1x1x2x2xf32>, tensor<0x1x2xi32>, tensor<4xi32>) -> tensor<1x2xf32>
  return %2 : tensor<1x2xf32>
}
