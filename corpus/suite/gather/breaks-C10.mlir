// RUN: not stablehlo-opt %s
// breaks gather (C10)
//   is_sorted(operand_batching_dims)

func.func @main(%arg0: tensor<3x2x2xf8E4M3B11FNUZ>, %arg1: tensor<3x2x0x2xi64>) -> tensor<3x2x2xf8E4M3B11FNUZ> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 2, 1], start_indices_batching_dims = [0, 1, 3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = true}> : (tensor<3x2x2xf8E4M3B11FNUZ>, tensor<3x2x0x2xi64>) -> tensor<3x2x2xf8E4M3B11FNUZ>
  return %0 : tensor<3x2x2xf8E4M3B11FNUZ>
}
