// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.gather on f16, exact values
//   B: rank 0
//   O: rank 1
//   G: rank 0
//   C: low
//   C: low + 1
//   E: f16
//   I: ui64
//   operand_batching_dims: empty
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: empty
//   index_vector_dim: first
//   offset_dims: one
//   start_index_map: one
//   slice_sizes: low
//   slice_sizes: low + 1
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<1xf16> {
  %0 = stablehlo.constant dense<[[[0.0, 5.0, -5.0, 0.0, 1.0], [0.0, -7.0, -6.0, 0.0, 0.0]]]> : tensor<1x2x5xf16>
  %1 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x2x5xf16>, tensor<ui64>) -> tensor<1xf16>
  return %2 : tensor<1xf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1xf16>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
