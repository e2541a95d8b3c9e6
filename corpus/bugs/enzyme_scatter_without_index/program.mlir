// RUN: : --args='[dense<0.37719727> : tensor<f32>, dense<> : tensor<0x1xi32>, dense<[0.0]> : tensor<1xf32>]'

func.func @main(%arg0: tensor<f32>, %arg1: tensor<0x1xi32>, %arg2: tensor<1xf32>) -> tensor<f32> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 0>}> ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<f32>, tensor<0x1xi32>, tensor<1xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
