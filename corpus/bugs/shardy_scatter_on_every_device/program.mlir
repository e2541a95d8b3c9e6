// RUN: : --args='[dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<32xf32>, dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<32xf32>, dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<32xf32>, dense<[0]> : tensor<1xi4>, dense<0.0> : tensor<f32>, dense<1.0> : tensor<f32>, dense<0.0> : tensor<f32>]'

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<1xi4>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
    %0, %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>, %5: tensor<f32>, %6: tensor<f32>, %7: tensor<f32>, %8: tensor<f32>):
      stablehlo.return %3, %7, %5 : tensor<f32>, tensor<f32>, tensor<f32>
    }) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1xi4>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    return %2, %1, %0 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
}
