from enzyme_ad.jax import enzyme_call

PROGRAM = """
func.func @main(%arg0: tensor<0x1x1x1x1xi32>) -> tensor<1x1x1x1xf32> {
  %0 = stablehlo.constant dense<[[[[[6.0]], [[-1.0]]]]]> : tensor<1x1x2x1x1xf32>
  %1 = stablehlo.constant dense<[1, 1, 1, 1, 1]> : tensor<5xi32>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1, 3, 4], start_indices_batching_dims = [1, 2, 3, 4], index_vector_dim = 0>}> : (tensor<1x1x2x1x1xf32>, tensor<0x1x1x1x1xi32>, tensor<5xi32>) -> tensor<1x1x1x1xf32>
  return %2 : tensor<1x1x1x1xf32>
}
"""
name, text = enzyme_call.run_pass_pipeline(["main"], PROGRAM, "enzyme-hlo-opt")
print(text)
