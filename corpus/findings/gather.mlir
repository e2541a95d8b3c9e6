// XLA:CPU of jaxlib 0.10.2: wrong-value: output 0 element [0]: expected 4, got 0
// RUN: : --args='[]'

func.func @main() -> tensor<1xui64> {
  %0 = stablehlo.constant dense<[[0], [4]]> : tensor<2x1xui64>
  %1 = stablehlo.constant dense<[[18446744073709551615]]> : tensor<1x1xui64>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x1xui64>, tensor<1x1xui64>) -> tensor<1xui64>
  return %2 : tensor<1xui64>
}
