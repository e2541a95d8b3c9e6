// RUN: : --args='[dense<[1.0, 2.0]> : tensor<2xf32>, dense<[[5]]> : tensor<1x1xi32>]'

func.func @main(%a: tensor<2xf32>, %i: tensor<1x1xi32>) -> tensor<1xf32> {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1xi32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
