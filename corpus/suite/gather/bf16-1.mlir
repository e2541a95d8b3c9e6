// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0xui8>]'
// RUN: : @program
// stablehlo.gather on bf16, exact values
//   B: rank 0
//   O: rank 0
//   G: rank 0
//   c: low + 1
//   E: bf16
//   I: ui8
//   operand_batching_dims: empty
//   collapsed_slice_dims: one
//   start_indices_batching_dims: empty
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [-5.0]

module {
func.func @program(%arg0: tensor<0xui8>) -> tensor<bf16> {
  %0 = stablehlo.constant dense<[-5.0, 4.0, -5.0, 1.0]> : tensor<4xbf16>
  %1 = "stablehlo.gather"(%0, %arg0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>}> : (tensor<4xbf16>, tensor<0xui8>) -> tensor<bf16>
  return %1 : tensor<bf16>
}

  func.func @main(%input0: tensor<0xui8>) {
    %r = func.call @program(%input0) : (tensor<0xui8>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-5.0> : tensor<f64>
    func.return
  }
}
