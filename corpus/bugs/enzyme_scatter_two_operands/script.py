from enzyme_ad.jax import enzyme_call

PROGRAM = """
func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<0x1xi32>, %arg3: tensor<0x1xf32>, %arg4: tensor<0x1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>, %4: tensor<f32>, %5: tensor<f32>):
    stablehlo.return %2, %5 : tensor<f32>, tensor<f32>
  }) : (tensor<1xf32>, tensor<1xf32>, tensor<0x1xi32>, tensor<0x1xf32>, tensor<0x1xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  return %0, %1 : tensor<1xf32>, tensor<1xf32>
}
"""
name, text = enzyme_call.run_pass_pipeline(["main"], PROGRAM, "enzyme-hlo-opt")
print(text)
