// RUN: not stablehlo-opt %s
// breaks reduce_window (C14)
//   same(shape(results...))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<f8E4M3>, %arg1: tensor<ui4>, %arg2: tensor<f8E4M3>, %arg3: tensor<ui4>) -> (tensor<f8E4M3>, tensor<1xui64>) {
    %0, %1 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{window_dimensions = array<i64>}> ({
    ^bb0(%2: tensor<f8E4M3>, %3: tensor<ui64>, %4: tensor<f8E4M3>, %5: tensor<ui64>):
      stablehlo.return %2, %3 : tensor<f8E4M3>, tensor<ui64>
    }) : (tensor<f8E4M3>, tensor<ui4>, tensor<f8E4M3>, tensor<ui4>) -> (tensor<f8E4M3>, tensor<1xui64>)
    return %0, %1 : tensor<f8E4M3>, tensor<1xui64>
  }
}
