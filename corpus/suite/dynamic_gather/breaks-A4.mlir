// RUN: not stablehlo-opt %s
// breaks dynamic_gather (A4)
//   0 <= operand_batching_dims < rank(operand)

func.func @main(%arg0: tensor<3x2x3xf8E4M3>, %arg1: tensor<3x3x0x2xi8>, %arg2: tensor<3xi8>) -> tensor<3x3x2xf8E4M3> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 3], start_indices_batching_dims = [1, 3, 0], index_vector_dim = 2>, indices_are_sorted = true}> : (tensor<3x2x3xf8E4M3>, tensor<3x3x0x2xi8>, tensor<3xi8>) -> tensor<3x3x2xf8E4M3>
  return %0 : tensor<3x3x2xf8E4M3>
}
