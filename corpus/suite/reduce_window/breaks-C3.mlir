// RUN: not stablehlo-opt %s
// breaks reduce_window (C3)
//   element_type(inputs...) = element_type(init_values...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<f16>, %arg1: tensor<f8E8M0FNU>) -> tensor<f64> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64>}> ({
    ^bb0(%1: tensor<f64>, %2: tensor<f64>):
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<f16>, tensor<f8E8M0FNU>) -> tensor<f64>
    return %0 : tensor<f64>
  }
}
