// RUN: : --args='[dense<[3, 4]> : tensor<2xi32>, dense<18446744073709551615> : tensor<1x1xui64>]'

func.func @main(%x: tensor<2xi32>, %i: tensor<1x1xui64>) -> tensor<1xi32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<1x1xui64>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
