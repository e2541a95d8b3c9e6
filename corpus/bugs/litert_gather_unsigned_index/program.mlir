// RUN: : --args='[]'

func.func @main() -> tensor<1xf32> {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %i = stablehlo.constant dense<[[4294967295]]> : tensor<1x1xui32>
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1xui32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
