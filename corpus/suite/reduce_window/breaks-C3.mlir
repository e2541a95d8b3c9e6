// RUN: not stablehlo-opt %s
// breaks reduce_window (C3)
//   element_type(inputs...) = element_type(init_values...)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<ui64>, %arg1: tensor<f8E5M2>, %arg2: tensor<ui64>, %arg3: tensor<i4>) -> (tensor<ui64>, tensor<f32>) {
    %0, %1 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{window_dimensions = array<i64>}> ({
    ^bb0(%2: tensor<ui64>, %3: tensor<f32>, %4: tensor<ui64>, %5: tensor<f32>):
      stablehlo.return %2, %3 : tensor<ui64>, tensor<f32>
    }) : (tensor<ui64>, tensor<f8E5M2>, tensor<ui64>, tensor<i4>) -> (tensor<ui64>, tensor<f32>)
    return %0, %1 : tensor<ui64>, tensor<f32>
  }
}
