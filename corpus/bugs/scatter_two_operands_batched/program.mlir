// RUN: : --args='[dense<[0, 0]> : tensor<2xi32>, dense<> : tensor<0x2xi32>, dense<[0, 0]> : tensor<2xi32>, dense<[0, 1]> : tensor<2xi32>]'

func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<0x2xi32>, %arg2: tensor<2xi32>, %arg3: tensor<2xi32>) -> tensor<2xi32> {
  %0, %1 = "stablehlo.scatter"(%arg0, %arg0, %arg1, %arg2, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0], scatter_indices_batching_dims = [1], index_vector_dim = 0>}> ({
  ^bb0(%2: tensor<i32>, %3: tensor<i32>, %4: tensor<i32>, %5: tensor<i32>):
    stablehlo.return %2, %5 : tensor<i32>, tensor<i32>
  }) : (tensor<2xi32>, tensor<2xi32>, tensor<0x2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  return %1 : tensor<2xi32>
}
