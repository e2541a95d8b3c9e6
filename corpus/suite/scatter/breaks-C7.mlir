// RUN: not stablehlo-opt %s
// breaks scatter (C7)
//   is_unique(update_window_dims) and is_sorted(update_window_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x2x4xf64>, %arg1: tensor<3x2x4xf8E4M3>, %arg2: tensor<3x2x4xui64>, %arg3: tensor<0x1x1xi16>, %arg4: tensor<2x1x2x2x1xf64>, %arg5: tensor<2x1x2x2x1xf8E4M3>, %arg6: tensor<2x1x2x2x1xui64>) -> (tensor<3x2x4xf64>, tensor<3x2x4xf64>, tensor<3x2x4xui64>) {
    %0, %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 0, 3], index_vector_dim = 0>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>, %5: tensor<ui64>, %6: tensor<f64>, %7: tensor<f64>, %8: tensor<ui64>):
      stablehlo.return %3, %3, %5 : tensor<f64>, tensor<f64>, tensor<ui64>
    }) : (tensor<3x2x4xf64>, tensor<3x2x4xf8E4M3>, tensor<3x2x4xui64>, tensor<0x1x1xi16>, tensor<2x1x2x2x1xf64>, tensor<2x1x2x2x1xf8E4M3>, tensor<2x1x2x2x1xui64>) -> (tensor<3x2x4xf64>, tensor<3x2x4xf64>, tensor<3x2x4xui64>)
    return %0, %1, %2 : tensor<3x2x4xf64>, tensor<3x2x4xf64>, tensor<3x2x4xui64>
  }
}
