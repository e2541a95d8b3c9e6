// RUN: stablehlo-translate --interpret %s --args='[dense<[-6324235868936375891]> : tensor<1xi64>]'
// RUN: : @program
// stablehlo.gather on i64, exact values
//   B: rank 1
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low
//   E: i64
//   I: i64
//   operand_batching_dims: one
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: one
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [-6324235868936375891]

module {
func.func @program(%arg0: tensor<1xi64>) -> tensor<1xi64> {
  %0 = stablehlo.constant dense<> : tensor<0x1xi64>
  %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0], start_indices_batching_dims = [1], index_vector_dim = 0>, slice_sizes = array<i64: 1>, indices_are_sorted = true}> : (tensor<1xi64>, tensor<0x1xi64>) -> tensor<1xi64>
  return %1 : tensor<1xi64>
}

  func.func @main(%input0: tensor<1xi64>) {
    %r = func.call @program(%input0) : (tensor<1xi64>) -> (tensor<1xi64>)
    check.expect_eq_const %r, dense<-6324235868936375891> : tensor<1xi64>
    func.return
  }
}
