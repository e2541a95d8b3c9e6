// RUN: not stablehlo-opt %s
// breaks scatter (C3)
//   same(shape(updates...))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x2xf8E4M3>, %arg1: tensor<3x2xf8E4M3FN>, %arg2: tensor<1x0x2xui64>, %arg3: tensor<1x1x2x2xf8E4M3>, %arg4: tensor<1x1x2x2x1xf8E4M3FN>) -> (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) {
    %0, %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = true}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>, %5: tensor<f64>, %6: tensor<f64>):
      stablehlo.return %3, %3 : tensor<f64>, tensor<f64>
    }) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3FN>, tensor<1x0x2xui64>, tensor<1x1x2x2xf8E4M3>, tensor<1x1x2x2x1xf8E4M3FN>) -> (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>)
    return %0, %1, %2 : tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>
  }
}
