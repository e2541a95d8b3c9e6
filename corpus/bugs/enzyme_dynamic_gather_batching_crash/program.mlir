// RUN: : --args='[dense<[0.0]> : tensor<1xf32>, dense<> : tensor<0x1xi32>]'

func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<0x1xi32>) -> tensor<1xf32> {
  %0 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0], start_indices_batching_dims = [1], index_vector_dim = 0>}> : (tensor<1xf32>, tensor<0x1xi32>, tensor<1xi32>) -> tensor<1xf32>
  return %1 : tensor<1xf32>
}
