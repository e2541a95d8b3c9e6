// RUN: : --args='[dense<[[[2.0]]]> : tensor<1x1x1xf32>, dense<> : tensor<0x1x1x1xui32>, dense<[[[4221197568.0]]]> : tensor<1x1x1xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["y"=2]>
  func.func @main(%arg0: tensor<1x1x1xf32>, %arg1: tensor<0x1x1x1xui32>, %arg2: tensor<1x1x1xf32>) -> (tensor<1x1x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"y"}]>}) {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2], scatter_indices_batching_dims = [1, 2, 3], index_vector_dim = 0>}> ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<1x1x1xf32>, tensor<0x1x1x1xui32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    return %0 : tensor<1x1x1xf32>
  }
}
