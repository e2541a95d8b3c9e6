// RUN: : --args='[dense<0> : tensor<300xi32>, dense<200> : tensor<1x1xui8>, dense<7> : tensor<1xi32>]'

func.func @main(%x: tensor<300xi32>, %i: tensor<1x1xui8>, %u: tensor<1xi32>) -> tensor<300xi32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<300xi32>, tensor<1x1xui8>, tensor<1xi32>) -> tensor<300xi32>
  return %0 : tensor<300xi32>
}
