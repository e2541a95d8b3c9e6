from enzyme_ad.jax import enzyme_call

PROGRAM = """
func.func @main() -> tensor<1xi32> {
  %x = stablehlo.constant dense<[10, 11, 12, 13, 14, 15]> : tensor<6xi32>
  %i = stablehlo.constant dense<200> : tensor<1x1xui8>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<1x1xui8>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
"""
name, text = enzyme_call.run_pass_pipeline(["main"], PROGRAM, "enzyme-hlo-opt")
print(text)
assert "dense<15>" in text, text
