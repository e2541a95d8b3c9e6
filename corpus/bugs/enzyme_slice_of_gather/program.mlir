// RUN: : --args='[dense<[[-3.4028235e+38]]> : tensor<1x1xf32>, dense<> : tensor<0x1x1x1x1xi32>]'

func.func @main(%arg0: tensor<1x1xf32>, %arg1: tensor<0x1x1x1x1xi32>) -> tensor<0x0x0x0xf32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 4], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<0x1x1x1x1xi32>) -> tensor<1x1x1x1xf32>
  %1 = stablehlo.slice %0 [0:0, 0:0, 1:1, 0:0] : (tensor<1x1x1x1xf32>) -> tensor<0x0x0x0xf32>
  return %1 : tensor<0x0x0x0xf32>
}
