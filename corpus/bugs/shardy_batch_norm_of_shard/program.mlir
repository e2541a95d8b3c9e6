// RUN: : --args='[dense<[-1.5, -4.0]> : tensor<2xf32>, dense<[-0.75, 2.0]> : tensor<2xf32>, dense<[-8.0, 2.0]> : tensor<2xf32>, dense<[0.0, 0.0]> : tensor<2xf32>, dense<[0.0, -6.0]> : tensor<2xf32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %arg4: tensor<2xf32>) -> tensor<2xf32> {
    %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 0.0 : f32}> : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
    return %0 : tensor<2xf32>
  }
}
