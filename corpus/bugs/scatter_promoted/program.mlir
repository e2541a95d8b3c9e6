// RUN: : --args='[dense<[1.0, 2.0]> : tensor<2xbf16>, dense<1> : tensor<1x1xi32>, dense<3.0> : tensor<1xbf16>]'

func.func @main(%a: tensor<2xbf16>, %i: tensor<1x1xi32>, %u: tensor<1xbf16>) -> tensor<2xf32> {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xbf16>, tensor<1x1xi32>, tensor<1xbf16>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
